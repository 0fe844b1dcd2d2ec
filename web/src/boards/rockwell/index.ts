// Rockwell's board, assembled.

import './style.css';
import type { Choice, Offer } from '../../wire';
import { asText } from '../../lib/json';
import { screen } from '../../lib/screen.svelte';
import { t } from '../../lib/text.svelte';
import type { Board, Step } from '../contract';
import Achievements from './Achievements.svelte';
import BoardsTab from './BoardsTab.svelte';
import { draft } from './drafts.svelte';
import { lexicon } from './lexicon';
import OwnCompany from './OwnCompany.svelte';
import Amounts from './Amounts.svelte';
import Had from './Had.svelte';
import OwnStrip from './OwnStrip.svelte';
import { money } from './money';
import { LEVELS, strikes } from './facts';
import { previewOf, type Scene } from './scene';
import SeatRow from './SeatRow.svelte';
import SeatScore from './SeatScore.svelte';
import Sheet from './Sheet.svelte';
import Stage from './Stage.svelte';
import { telling } from './telling.svelte';
import Strip from './Strip.svelte';
import TextForm from './TextForm.svelte';

const STEPS: [string, string[]][] = [
  ['web-rockwell-step-auction', ['management', 'bid']],
  ['web-rockwell-step-place', ['place']],
  [
    'web-rockwell-step-drilling',
    ['insure', 'control', 'back', 'card', 'crew', 'move', 'die', 'first', 'discard', 'advantage', 'al_crew', 'al_go'],
  ],
  ['web-rockwell-step-market', ['market', 'amount']],
  ['web-rockwell-step-workshop', ['workshop', 'sink', 'al_raise']],
];

function steps(scene: Scene): Step[] {
  const now = STEPS.findIndex(([, phases]) => phases.includes(scene.phase));
  return STEPS.map(([id], i) => ({ id, state: i === now ? 'now' : i < now ? 'past' : 'next' }));
}

function status(scene: Scene): string {
  const { turn, turn_limit, drilling_round: n } = scene;
  const said =
    turn_limit > 0 ? t('web-rockwell-turn-of', { turn, limit: turn_limit }) : t('web-rockwell-turn', { turn });
  if (screen.form !== 'phone') return said;
  const now = steps(scene).find((one) => one.state === 'now');
  const part = n > 0 ? t('web-rockwell-round', { n }) : now ? t(now.id).replace(/^[IVX]+ /, '') : '';
  return part ? `${said} · ${part}` : said;
}

/** Bids and insurance are asked cube by cube; the panel answers them all at once. */
function question(scene: Scene, offer: Offer): string {
  const { phase, active, drilling_round: round, target } = scene;
  if (phase === 'bid' || phase === 'insure') return t(`web-rockwell-say-${phase}`);
  if (phase === 'crew') return t('web-rockwell-say-crew', { round });
  if (phase === 'move' && active) return t('web-rockwell-say-move', { power: active.power, place: active.place });
  if (phase === 'die' && active && target) return t('web-rockwell-say-die', { place: target });
  return t(offer.prompt);
}

function commitText(choice: Choice): string {
  const price = Number(choice.cost.money ?? 0);
  const cost = price > 0 ? ` · ${money(price)}` : '';
  const [strike] = strikes(choice);
  if (strike) return t('web-rockwell-drill', { tile: strike.tile }) + cost;
  if (choice.verb === 'safety' || choice.verb === 'mobility' || choice.verb === 'mineshaft')
    return t(`web-rockwell-${choice.verb}`) + cost;
  const place = previewOf(choice, 'improve')?.place ?? asText(choice.args[choice.verb === 'place' ? 'slot' : 'tile']);
  if (choice.verb === 'improve' || choice.verb === 'bribe' || choice.verb === 'place')
    return t(`web-rockwell-commit-${choice.verb}`, { place }) + cost;
  return '';
}

/** What the next question ends: where the crew goes, how many cubes, which tile. */
const BEGINS = new Set(['crew', 'al_crew', 'sell', 'buy', 'mineshaft', 'relocate']);
/** Drawn by the sheet of the workshop. */
const DRAWN = new Set<string>(LEVELS);
/** Asked off the planet. */
const FOLDS = new Set(['bid', 'insure', 'place']);

const SOUNDS: Record<string, ReturnType<Board<Scene>['soundOf']>> = {
  turn: 'turn',
  moved: 'place',
  placed: 'place',
  drilled: 'roll',
  share: 'take',
  paid: 'take',
  sold: 'coin',
  bought: 'coin',
  improved: 'place',
  mineshaft: 'place',
  delivered: 'coin',
  achieved: 'coin',
};

export const board: Board<Scene> = {
  lexicon,
  Stage,
  SeatRow,
  SeatScore,
  TextForm,
  className: 'rockwell',
  boardTab: { label: 'web-rockwell-tab-planet', icon: 'tab-planet' },
  side: [
    {
      id: 'boards',
      label: 'web-rockwell-tab-boards',
      icon: 'tab-boards',
      View: BoardsTab,
      phone: 'tab',
      portrait: 'side',
      landscape: 'side',
    },
    {
      id: 'achievements',
      label: 'web-rockwell-achievements',
      icon: 'prestige',
      View: Achievements,
      phone: '',
      portrait: 'side',
      landscape: 'tab',
    },
  ],
  Had,
  Amounts,
  OwnStrip,
  OwnSheet: OwnCompany,
  Sheet,
  draft,
  draws: (choice) => DRAWN.has(choice.verb),
  begins: (choice) => BEGINS.has(choice.verb),
  folds: (scene, offer) => offer !== null && FOLDS.has(scene.phase),
  Strip,
  tabOf: () => '',
  steps,
  status,
  question,
  commitText,
  soundOf: (event) => SOUNDS[event] ?? '',
  telling: () => telling.runs,
};
