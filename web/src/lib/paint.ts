// What a person does is painted first: whatever it sets going, and whatever comes meanwhile, waits for that frame.

const PRESSES = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'];
const LONGEST = 1000; // ms: a page that is not drawn, in the background, waits no longer

let unpainted = 0;
const waiting: (() => void)[] = [];

/** Do something once all that was pressed is painted: at once, where nothing was. What was given first is done first. */
export function afterPaint(work: () => void): void {
  waiting.push(work);
  if (unpainted === 0) paintedAll();
}

/** Do now what waits. */
export function paintedAll(): void {
  for (let work = waiting.shift(); work; work = waiting.shift()) work();
}

/** Something was pressed: a frame must follow. When the one after it begins, that frame is on the screen. */
export function pressed(): void {
  unpainted += 1;
  let known = false;
  const painted = () => {
    if (known) return;
    known = true;
    unpainted -= 1;
    if (unpainted === 0) paintedAll();
  };
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted)));
  setTimeout(painted, LONGEST);
}

/** From now on every press is known here, before anything else hears of it. */
export function watchPresses(): void {
  for (const name of PRESSES) addEventListener(name, pressed, { capture: true, passive: true });
}
