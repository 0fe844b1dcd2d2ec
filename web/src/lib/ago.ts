// How long ago something was, in the reader's words. Pure.

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** "5 min. ago"; what is less than a minute is now. */
export function ago(seconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const [unit, size] = STEPS.find(([, size]) => seconds >= size) ?? ['second', 1];
  return unit === 'second' ? format.format(0, 'second') : format.format(-Math.floor(seconds / size), unit);
}
