// A small vocabulary of sounds, made on the spot, off unless asked for.

import { prefs } from './prefs.svelte';

type Name = 'roll' | 'place' | 'coin' | 'take' | 'turn';

let context: AudioContext | undefined;

/** frequency, start, length, loudness */
const TONES: Record<Name, [number, number, number, number][]> = {
  roll: [
    [180, 0, 0.04, 0.08],
    [140, 0.06, 0.04, 0.08],
    [210, 0.12, 0.05, 0.06],
  ],
  place: [[240, 0, 0.07, 0.1]],
  coin: [
    [880, 0, 0.08, 0.06],
    [1318, 0.07, 0.14, 0.05],
  ],
  take: [
    [330, 0, 0.06, 0.08],
    [440, 0.05, 0.08, 0.06],
  ],
  turn: [
    [523, 0, 0.12, 0.08],
    [784, 0.11, 0.2, 0.08],
  ],
};

export function sound(name: Name): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  for (const [frequency, start, length, loudness] of TONES[name]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    const from = context.currentTime + start;
    tone.frequency.value = frequency;
    tone.type = 'triangle';
    gain.gain.setValueAtTime(loudness, from);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
    tone.connect(gain).connect(context.destination);
    tone.start(from);
    tone.stop(from + length);
  }
}
