// Looking into an offer: choices by verb and by argument. Pure.

import type { Choice, Offer } from '../wire';
import { asText } from './json';

/** The choices of one verb by the value of one argument: `by(offer, 'mine', 'column').get('c')`. */
export function choicesBy(offer: Offer | null, verb: string, arg: string): Map<string, Choice> {
  const out = new Map<string, Choice>();
  for (const choice of offer?.choices ?? []) if (choice.verb === verb) out.set(asText(choice.args[arg]), choice);
  return out;
}

export function findChoice(offer: Offer | null, move: string): Choice | undefined {
  return offer?.choices.find((choice) => choice.move === move);
}

export function verbsOf(offer: Offer | null): string[] {
  return [...new Set((offer?.choices ?? []).map((choice) => choice.verb))];
}

/** Choices that stand for themselves: no place, card, die or amount to click on. They go into the prompt bar. */
export function plainChoices(offer: Offer | null): Choice[] {
  return (offer?.choices ?? []).filter((choice) => choice.kind === 'option' && Object.keys(choice.args).length === 0);
}

/** Groups by verb, in the order of the offer. */
export function choiceGroups(offer: Offer | null): { verb: string; kind: string; choices: Choice[] }[] {
  const out: { verb: string; kind: string; choices: Choice[] }[] = [];
  for (const choice of offer?.choices ?? []) {
    const last = out.find((group) => group.verb === choice.verb);
    if (last) last.choices.push(choice);
    else out.push({ verb: choice.verb, kind: choice.kind, choices: [choice] });
  }
  return out;
}

/** Whether a verb's choices are whole numbers in a row: drawn as a stepper instead of a row of buttons. */
export function amountsOf(choices: Choice[]): number[] | null {
  const values = choices.map((choice) => {
    const args = Object.values(choice.args);
    return args.length === 1 ? Number(args[0]) : NaN;
  });
  return choices[0]?.kind === 'amount' && values.every((value) => Number.isInteger(value)) ? values : null;
}
