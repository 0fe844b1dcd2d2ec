import { beforeEach, describe, expect, it, vi } from 'vitest';
import { learnFrom, moved } from '../src/lib/adapting';
import { chooseLevel, chosenLevel, offeredLevels, proposedLevel } from '../src/lib/levels';
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
  scale: ['apprentice', 'foreman'],
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

describe('the level that adapts', () => {
  const scale = ['a', 'b', 'c', 'd'];
  const known = { ...info, scale };
  beforeEach(() => prefs.set({ levels: { pits: 'adapts' }, standings: {} }));

  it('begins with the weakest, goes up by wins and down by losses, and counts a game once', () => {
    expect(offeredLevels(known).map((one) => one.level)).toEqual(['easy', 'medium', 'adapts']);
    expect(offeredLevels({ ...info, scale: ['a'] }).map((one) => one.level)).not.toContain('adapts');
    expect(chosenLevel(known)).toEqual({ level: 'adapts', bot: 'a' });
    const wins = [over(1, 'a'), over(1, 'a', 'a')];
    learnFrom(known, wins);
    learnFrom(known, wins);
    expect(chosenLevel(known)?.bot).toBe('b');
    expect(proposedLevel(known, wins)).toBeUndefined();
    learnFrom(known, [over(2, 'b'), over(2, 'b')]);
    expect(chosenLevel(known)?.bot).toBe('a');
  });

  it('does not count what is not over, nor games against people, mixed or other bots', () => {
    const running = { ...over(1, 'a'), status: 'running' };
    learnFrom(known, [running, over(1, ''), over(1, 'a', 'b'), over(1, 'dumper'), { ...over(1, 'a'), seat: 0 }]);
    expect(prefs.standings).toEqual({});
  });

  it('ends where a person wins about 45 of 100', () => {
    const strength = 1.6; // beyond which the person loses more often
    let at = 0;
    let [wins, games] = [0, 0];
    let state = 7;
    for (let n = 0; n < 4000; n += 1) {
      const other = Math.min(3, Math.round(at));
      state = (state * 1103515245 + 12345) % 2147483648;
      const victory = state / 2147483648 < 1 / (1 + Math.exp(-1.2 * (strength - other)));
      at = moved(at, other, victory, 3);
      if (n >= 500) [wins, games] = [wins + Number(victory), games + 1];
    }
    expect(Math.abs(wins / games - 0.45)).toBeLessThan(0.05);
  });
});
