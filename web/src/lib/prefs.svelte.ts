// What this browser remembers of its person, such as language, theme, name and level. Nothing leaves the device.

import type { Standing } from './adapting';
import { storage } from './storage';

export type Lang = 'en' | 'de' | 'fr';
export type Theme = 'light' | 'dark';
export type Pace = 'slow' | 'normal' | 'fast' | 'once';
export type Speed = 0.5 | 1 | 2 | 4;
export const LANGS: readonly Lang[] = ['en', 'de', 'fr'];
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'once'];
export const SPEEDS: readonly Speed[] = [0.5, 1, 2, 4];

interface Stored {
  lang?: Lang;
  theme?: Theme;
  motion?: boolean;
  sound?: boolean;
  name?: string;
  confirm?: boolean;
  levels?: Record<string, string>;
  standings?: Record<string, Standing>;
  speed?: Speed;
  pace?: Pace;
  cards?: 'words' | 'symbols';
}

const KEY = 'pithead.prefs';

function read(): Stored {
  try {
    return JSON.parse(storage.get(KEY) ?? '{}') as Stored;
  } catch {
    return {};
  }
}

function browserLang(): Lang {
  for (const tag of navigator.languages) {
    const found = LANGS.find((lang) => tag.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}

const chosen = read();
const dark = matchMedia('(prefers-color-scheme: dark)');

class Prefs {
  lang = $state<Lang>(chosen.lang && LANGS.includes(chosen.lang) ? chosen.lang : browserLang());
  theme = $state<Theme>(chosen.theme ?? (dark.matches ? 'dark' : 'light'));
  motion = $state(chosen.motion ?? true);
  sound = $state(chosen.sound ?? false);
  name = $state(chosen.name ?? '');
  /** moves ask for a second press; null while never chosen: then they do on touch */
  confirm = $state<boolean | null>(chosen.confirm ?? null);
  levels = $state.raw<Record<string, string>>(chosen.levels ?? {}); // the level last chosen, by game
  standings = $state.raw<Record<string, Standing>>(chosen.standings ?? {}); // how strong the person plays, by game
  speed = $state<Speed>(chosen.speed && SPEEDS.includes(chosen.speed) ? chosen.speed : 1); // of a replay
  pace = $state<Pace>(chosen.pace && PACES.includes(chosen.pace) ? chosen.pace : 'normal'); // at which others are told
  /** how the effects of cards are written where there is room for both */
  cards = $state<'words' | 'symbols'>(chosen.cards ?? 'words');

  /** Change some of them and remember exactly those: what was never chosen goes on following the system. */
  set(change: Stored): void {
    Object.assign(this, change);
    Object.assign(chosen, change);
    storage.set(KEY, JSON.stringify(chosen));
  }
}

export const prefs = new Prefs();

dark.addEventListener('change', (change) => {
  if (!chosen.theme) prefs.theme = change.matches ? 'dark' : 'light';
});

/** Whether pieces may move: the switch, and the system's wish. */
export function motionAllowed(): boolean {
  return prefs.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
