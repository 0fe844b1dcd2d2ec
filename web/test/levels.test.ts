import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLevel, chosenLevel, proposedLevel } from '../src/lib/levels';
import { prefs } from '../src/lib/prefs.svelte';
import type { GameInfo, PlayerInfo, Summary } from '../src/wire';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});

const info = {
  id: 'pits',
  levels: [
    { level: 'easy', bot: 'apprentice' },
    { level: 'medium', bot: 'foreman' },
  ],
} as unknown as GameInfo;

const player = (seat: number, bot: string): PlayerInfo => ({
  seat,
  name: '',
  kind: bot ? 'bot' : 'human',
  bot,
  joined: true,
  given_up: false,
  stood_in: false,
});

let clock = 0;
function over(place: number, ...bots: string[]): Summary {
  return {
    table: `${(clock += 1)}`,
    found: true,
    game: 'pits',
    seat: 1,
    status: 'over',
    players: [player(1, ''), ...bots.map((bot, i) => player(i + 2, bot))],
    moved: clock,
    result: { reason: '', standing: [], places: [place, ...bots.map(() => 3 - place)] },
  } as unknown as Summary;
}

describe('the level of the bots', () => {
  beforeEach(() => prefs.set({ levels: {} }));

  it('is the easiest that the game has until another is chosen', () => {
    expect(chosenLevel(info)?.bot).toBe('apprentice');
    chooseLevel('pits', 'medium');
    expect(chosenLevel(info)?.bot).toBe('foreman');
    chooseLevel('pits', 'hardest');
    expect(chosenLevel(info)?.bot).toBe('apprentice');
  });

  it('has the next one proposed after two wins in a row at it', () => {
    const first = over(1, 'apprentice', 'apprentice');
    expect(proposedLevel(info, [first])).toBeUndefined();
    const second = over(1, 'apprentice');
    expect(proposedLevel(info, [second, first])?.level).toBe('medium');
    expect(proposedLevel(info, [over(2, 'apprentice'), second, first])).toBeUndefined();
    chooseLevel('pits', 'medium');
    expect(proposedLevel(info, [second, first])).toBeUndefined();
    expect(proposedLevel(info, [over(1, 'foreman'), over(1, 'foreman')])).toBeUndefined();
  });

  it('does not count games against people, mixed bots or alone, nor those of another game', () => {
    const others = [over(1, 'apprentice', 'foreman'), over(1, ''), over(1), { ...over(1, 'apprentice'), game: 'else' }];
    expect(proposedLevel(info, [...others, over(1, 'apprentice')])).toBeUndefined();
  });
});
