// The devices that sit on a seat: a second one is told to the person until it is known to be theirs, or ended.

import type { Connection } from '../lib/connection.svelte';
import { refusalText } from '../lib/refusal';
import { endOthers } from '../lib/taking';
import { storage } from '../lib/storage';

export interface Devices {
  /** how many there are, while the person should look; else 0 */
  readonly told: number;
  /** all of them are the person's own */
  accept: () => void;
  /** this one alone stays */
  end: () => Promise<void>;
}

const key = (table: string, seat: number): string => `pithead.devices.${table}.${seat}`;

/** For a component: `notify` is told why nothing could be ended. */
export function createDevices(
  connection: () => Connection,
  table: () => string,
  notify: (text: string) => void,
): Devices {
  let accepted = $state(0);
  const view = $derived(connection().state!);
  const { seat, devices } = $derived(view);
  $effect(() => {
    const place = key(table(), seat);
    if (devices <= 1) storage.remove(place);
    accepted = Number(storage.get(place) ?? 1);
  });
  return {
    get told() {
      return view.status === 'running' && seat > 0 && devices > Math.max(1, accepted) ? devices : 0;
    },
    accept: () => {
      storage.set(key(table(), seat), String(devices));
      accepted = devices;
    },
    end: async () => {
      try {
        await endOthers(table(), connection().token);
      } catch (error) {
        notify(refusalText(error));
      }
    },
  };
}
