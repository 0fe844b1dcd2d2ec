import { describe, expect, it } from 'vitest';
import { amountsOf, choiceGroups, choicesBy, findChoice, plainChoices, verbsOf } from '../src/lib/offer';
import type { Choice, Offer } from '../src/wire';
import buy from './scenes/dig_deep-buy.json';
import resolve from './scenes/dig_deep-resolve.json';

const offer = resolve.offer as unknown as Offer;

describe('an offer', () => {
  it('is found by verb and argument', () => {
    const mine = choicesBy(offer, 'mine', 'column');
    for (const [column, choice] of mine) expect(choice.move).toBe(`mine ${column}`);
    expect(choicesBy(null, 'mine', 'column').size).toBe(0);
  });

  it('loses no choice when grouped', () => {
    expect(
      choiceGroups(offer)
        .flatMap((group) => group.choices.map((choice) => choice.move))
        .sort(),
    ).toEqual(offer.choices.map((choice) => choice.move).sort());
    expect(verbsOf(offer)).toEqual(choiceGroups(offer).map((group) => group.verb));
  });

  it('knows which choices belong into the prompt', () => {
    expect(plainChoices(offer).map((choice) => choice.move)).toEqual(['done']);
    expect(plainChoices(buy.offer).map((choice) => choice.move)).toEqual(['end']);
    expect(findChoice(offer, 'no such move')).toBeUndefined();
  });

  it('takes whole numbers for amounts, and nothing else', () => {
    const amount = (n: unknown): Choice => ({
      move: `bid ${String(n)}`,
      verb: 'bid',
      kind: 'amount',
      args: { n: n as string },
      clause: '',
      cost: {},
      preview: {},
      warning: '',
    });
    expect(amountsOf([amount('0'), amount('1'), amount('2')])).toEqual([0, 1, 2]);
    expect(amountsOf([amount('0'), amount('many')])).toBeNull();
    expect(amountsOf(offer.choices)).toBeNull();
  });
});
