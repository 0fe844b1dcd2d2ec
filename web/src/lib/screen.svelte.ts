// What kind of screen this is: how wide it is, and whether it is pressed or pointed at. styles/*.css has the same breakpoints.

export type Form = 'phone' | 'tablet' | 'wide';

const tablet = matchMedia('(min-width: 600px)');
const landscape = matchMedia('(min-width: 900px)');
const wide = matchMedia('(min-width: 1200px)');
const coarse = matchMedia('(pointer: coarse)');

const formNow = (): Form => (wide.matches ? 'wide' : tablet.matches ? 'tablet' : 'phone');

class Screen {
  /** how wide the window is */
  window = $state<Form>(formNow());
  /** a board stands in a part of the window alone, without what stands beside it on a wide screen */
  boardAlone = $state(false);
  /** a tablet of 900 px and more: the other of its two arrangements */
  landscape = $state(landscape.matches);
  /** what was pressed last was pressed with a finger or a pen; before the first press what the device says of itself */
  touch = $state(coarse.matches);

  /** how boards and frames are laid out */
  get form(): Form {
    return this.boardAlone && this.window === 'wide' ? 'tablet' : this.window;
  }
}

export const screen = new Screen();

for (const query of [tablet, landscape, wide])
  query.addEventListener('change', () => {
    screen.window = formNow();
    screen.landscape = landscape.matches;
  });
addEventListener('pointerdown', (event) => (screen.touch = event.pointerType !== 'mouse'), { capture: true });
