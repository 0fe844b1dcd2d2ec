// Imperial Miners' board, assembled.

import './style.css';
import type { Choice, Offer } from '../../wire';
import { screen } from '../../lib/screen.svelte';
import { list, t } from '../../lib/text.svelte';
import type { Board, Step } from '../contract';
import { draft } from './keeping.svelte';
import { lexicon } from './lexicon';
import Legend from './Legend.svelte';
import OtherMines from './OtherMines.svelte';
import OwnSheet from './OwnSheet.svelte';
import Had from './Had.svelte';
import OwnStrip from './OwnStrip.svelte';
import { revealing } from './revealing.svelte';
import { previewOf, type Scene } from './scene';
import { loadPackWords } from './packWords.svelte';
import SeatRow from './SeatRow.svelte';
import SeatScore from './SeatScore.svelte';
import Sheet from './Sheet.svelte';
import SideBoards from './SideBoards.svelte';
import Stage from './Stage.svelte';
import Strip from './Strip.svelte';
import TextForm from './TextForm.svelte';
import Tools from './Tools.svelte';

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
  if (round > 0 && screen.form === 'phone') return t('web-imperial_miners-round', { round });
  return round > 0 ? t('imperial_miners-board-round', { round, rounds }) : t(`imperial_miners-phase-${phase}`);
}

/** The question with the name of the card, event or board that asks it. */
function question(scene: Scene, offer: Offer): string {
  const { asked_by: by } = scene;
  const card = (id: string) => t(`imperial_miners-pack-card-${id}`);
  const kind = offer.prompt.split('-').at(-1);
  const keep = previewOf(offer.choices[0], 'keep');
  if (keep) return t('web-imperial_miners-keep-of', { n: keep.left, of: offer.choices.length });
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

/** What taking no effect gives up, in words; null for every other choice. */
function givesUp(choice: Choice): string | null {
  const lost = previewOf(choice, 'decline');
  if (!lost) return null;
  const parts = (['gold', 'vp'] as const).flatMap((one) =>
    lost[one] > 0 ? [t(`imperial_miners-pile-${one}`, { n: lost[one], sign: '' })] : [],
  );
  return parts.length > 0 ? t('web-imperial_miners-gives-up', { what: list(parts) }) : '';
}

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
  boardTab: { label: 'web-imperial_miners-step-mine', icon: 'tab-mine' },
  side: [
    {
      id: 'progress',
      label: 'web-imperial_miners-progress',
      icon: 'advance',
      View: SideBoards,
      phone: 'tab',
      portrait: 'tab',
      landscape: 'side',
    },
  ],
  Had,
  OwnStrip,
  OwnSheet,
  Sheet,
  Tools,
  Legend,
  begins: (choice) => choice.verb === 'play',
  draft,
  folds: (scene, offer) => scene.phase === 'keep' && offer !== null,
  Strip,
  givesUp,
  tabOf: () => '',
  steps,
  status,
  question,
  commitText: (choice) => {
    const cost = Number(choice.cost.gold ?? 0);
    return choice.verb === 'place' && cost > 0 ? t('web-imperial_miners-play-for', { n: cost }) : '';
  },
  prepare: loadPackWords,
  telling: () => revealing.runs,
  soundOf: (event) => SOUNDS[event] ?? '',
};
