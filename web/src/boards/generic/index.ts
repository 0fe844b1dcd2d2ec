// The board of a game that has none of its own: the scene as text, every choice as a button, an amount as a stepper.

import type { AnyScene, Board } from '../contract';
import Stage from './Stage.svelte';
import TextForm from './TextForm.svelte';

export function genericBoard(game: string): Board<AnyScene> {
  return {
    lexicon: { game, domains: {}, marks: {}, continues: new Set() },
    Stage,
    TextForm,
    className: 'generic',
    boardTab: { label: 'web-tab-choices', icon: 'ui-check' },
    tabOf: () => '',
    steps: () => [],
    status: () => '',
    commitText: () => '',
    soundOf: () => '',
  };
}
