// Imperial Miners' board, assembled.

import './imperial-miners.css';
import { asText } from '../../lib/json';
import type { Choice, Json, Offer } from '../../wire';
import { list, t } from '../../lib/text.svelte';
import type { BoardModule, Scene, Step } from '../contract';
import { lexicon } from './lexicon';
import Minis from './Minis.svelte';
import { read } from './scene';
import SeatRow from './SeatRow.svelte';
import SeatScore from './SeatScore.svelte';
import Stage from './Stage.svelte';
import TextForm from './TextForm.svelte';

export { packWords } from './pack.svelte';

const STEPS: [string, string[]][] = [
  ['web-imperial_miners-step-event', ['reveal', 'event']],
  ['web-imperial_miners-step-mine', ['mine']],
  ['web-imperial_miners-step-end', ['end']],
];

function steps(scene: Scene): Step[] {
  const now = STEPS.findIndex(([, phases]) => phases.includes(read(scene).phase));
  return now < 0 ? [] : STEPS.map(([id], i) => ({ id, state: i === now ? 'now' : i < now ? 'past' : 'next' }));
}

function status(scene: Scene): string {
  const { phase, round, rounds, final } = read(scene);
  if (phase === 'over' && final.length === 1) return t(`imperial_miners-grade-${final[0]?.grade ?? 0}`);
  return round > 0 ? t('imperial_miners-board-round', { round, rounds }) : t(`imperial_miners-phase-${phase}`);
}

/** The question with the name of the card, event or board that asks it. */
function say(scene: Scene, offer: Offer): string {
  const { asked_by: by, event, seats, you } = read(scene);
  const card = (id: Json | null | undefined) => t(`imperial_miners-pack-card-${asText(id)}`);
  const kind = offer.prompt.replace('imperial_miners-prompt-', '');
  if (by?.kind === 'card')
    return t('web-imperial_miners-say-card', {
      card: card(seats[you ?? 0]?.mine.find((laid) => laid.cell === by.cell)?.card),
    });
  if (by?.kind === 'event' && event)
    return t('web-imperial_miners-say-event', { event: t(`imperial_miners-pack-event-${event.event}`) });
  if (by?.kind === 'space')
    return t('web-imperial_miners-say-space', {
      board: t(`imperial_miners-pack-board-${by.board ?? ''}`),
      space: by.space ?? 0,
    });
  const names = offer.choices
    .filter((choice) => choice.args.cell !== undefined && choice.preview.card)
    .map((choice) => card(choice.preview.card));
  if (kind === 'place' && names[0]) return t('web-imperial_miners-say-place', { card: names[0] });
  if ((kind === 'climb' || kind === 'activate') && names.length > 0 && names.length < 4)
    return t(`web-imperial_miners-say-${kind}`, { cards: list(names, 'disjunction') });
  return t(offer.prompt);
}

const HAND = new Set(['keep', 'play', 'sell', 'discard']);

const SOUNDS: Record<string, ReturnType<BoardModule['sound']>> = {
  played: 'place',
  machine: 'place',
  cart: 'place',
  completed: 'take',
  gold: 'coin',
  vp: 'coin',
  drew: 'take',
  round: 'turn',
};

export const board: BoardModule = {
  lexicon,
  Stage,
  SeatRow,
  SeatScore,
  Rail: Minis,
  TextForm,
  frame: 'imperial-miners',
  tabs: [
    { id: 'hand', label: 'web-imperial_miners-tab-hand' },
    { id: 'boards', label: 'web-imperial_miners-tab-boards' },
  ],
  tabOf: (choice: Choice) => (HAND.has(choice.verb) ? 'hand' : ''),
  steps,
  status,
  say,
  commit: () => '',
  sound: (event) => SOUNDS[event] ?? '',
};
