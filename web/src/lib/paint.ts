// What a person does is painted first: whatever it sets going, and whatever comes meanwhile, waits for that frame.

const PRESSES = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'];
const LONGEST = 1000; // ms: a page that is not drawn, in the background, waits no longer

let presses = 0; // so far
let painted = 0; // of these
const waiting: { press: number; work: () => void }[] = []; // each with the last press before it

/** Do something once all that was pressed before it is painted: at once, where that is so. What was given first is done
 *  first. */
export function afterPaint(work: () => void): void {
  waiting.push({ press: presses, work });
  goOn(painted);
}

/** Do now what waits. */
export function paintedAll(): void {
  goOn(presses);
}

function goOn(press: number): void {
  while (waiting[0] && waiting[0].press <= press) waiting.shift()?.work();
}

/** Something was pressed: a frame must follow. When the one after it begins, that frame is on the screen. */
export function pressed(): void {
  presses += 1;
  const mine = presses;
  const seen = () => {
    painted = Math.max(painted, mine);
    goOn(painted);
  };
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen)));
  setTimeout(seen, LONGEST);
}

/** From now on every press is known here, before anything else hears of it. */
export function watchPresses(): void {
  for (const name of PRESSES) addEventListener(name, pressed, { capture: true, passive: true });
}
