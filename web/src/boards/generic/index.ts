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
    tabs: [{ id: 'mine', label: 'web-tab-choices' }],
    tabOf: () => 'mine',
    steps: () => [],
    status: () => '',
    commitText: () => '',
    soundOf: () => '',
  };
}
