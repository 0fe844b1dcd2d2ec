// Imperial Miners' board, assembled.

import './style.css';
import type { Choice, Offer } from '../../wire';
import { list, t } from '../../lib/text.svelte';
import type { Board, Step } from '../contract';
import { lexicon } from './lexicon';
import OtherMines from './OtherMines.svelte';
import { previewOf, type Scene } from './scene';
import { loadPackWords } from './packWords.svelte';
import SeatRow from './SeatRow.svelte';
import SeatScore from './SeatScore.svelte';
import Stage from './Stage.svelte';
import TextForm from './TextForm.svelte';

const STEPS: [string, string[]][] = [
  ['web-imperial_miners-step-event', ['reveal', 'event']],
  ['web-imperial_miners-step-mine', ['mine']],
  ['web-imperial_miners-step-end', ['end']],
];

function steps(scene: Scene): Step[] {
  const now = STEPS.findIndex(([, phases]) => phases.includes(scene.phase));
  return now < 0 ? [] : STEPS.map(([id], i) => ({ id, state: i === now ? 'now' : i < now ? 'past' : 'next' }));
}

function status(scene: Scene): string {
  const { phase, round, rounds, final } = scene;
  if (phase === 'over' && final.length === 1) return t(`imperial_miners-grade-${final[0]?.grade ?? 0}`);
  return round > 0 ? t('imperial_miners-board-round', { round, rounds }) : t(`imperial_miners-phase-${phase}`);
}

/** The question with the name of the card, event or board that asks it. */
function question(scene: Scene, offer: Offer): string {
  const { asked_by: by } = scene;
  const card = (id: string) => t(`imperial_miners-pack-card-${id}`);
  const kind = offer.prompt.split('-').at(-1);
  if (by?.kind === 'card') return t('web-imperial_miners-say-card', { card: card(by.card) });
  if (by?.kind === 'event')
    return t('web-imperial_miners-say-event', { event: t(`imperial_miners-pack-event-${by.event}`) });
  if (by?.kind === 'space')
    return t('web-imperial_miners-say-space', {
      board: t(`imperial_miners-pack-board-${by.board}`),
      space: by.space,
    });
  const names = offer.choices
    .flatMap((choice) => previewOf(choice, 'place', 'climb', 'activate') ?? [])
    .map((one) => card(one.card));
  if (kind === 'place' && names[0]) return t('web-imperial_miners-say-place', { card: names[0] });
  if ((kind === 'climb' || kind === 'activate') && names.length > 0 && names.length < 4)
    return t(`web-imperial_miners-say-${kind}`, { cards: list(names, 'disjunction') });
  return t(offer.prompt);
}

const HAND = new Set(['keep', 'play', 'sell', 'discard']);

const SOUNDS: Record<string, ReturnType<Board<Scene>['soundOf']>> = {
  played: 'place',
  machine: 'place',
  cart: 'place',
  completed: 'take',
  gold: 'coin',
  vp: 'coin',
  drew: 'take',
  round: 'turn',
};

export const board: Board<Scene> = {
  lexicon,
  Stage,
  SeatRow,
  SeatScore,
  RailCard: OtherMines,
  TextForm,
  className: 'imperial-miners',
  tabs: [
    { id: 'hand', label: 'web-imperial_miners-tab-hand' },
    { id: 'boards', label: 'web-imperial_miners-tab-boards' },
  ],
  tabOf: (choice: Choice) => (HAND.has(choice.verb) ? 'hand' : ''),
  steps,
  status,
  question,
  commitText: () => '',
  prepare: loadPackWords,
  soundOf: (event) => SOUNDS[event] ?? '',
};
