import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint, pressed } from '../src/lib/paint';

let frames: (() => void)[];
const done: string[] = [];

/** The page is drawn. */
function draw(): void {
  for (const frame of frames.splice(0)) frame();
  vi.advanceTimersByTime(1);
}

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  done.length = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});

afterEach(() => {
  vi.advanceTimersByTime(1000);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what follows a press', () => {
  it('is done at once where nothing was pressed', () => {
    afterPaint(() => done.push('a'));
    expect(done).toEqual(['a']);
  });

  it('waits until the press is on the screen, and keeps its order', () => {
    pressed();
    afterPaint(() => done.push('a'));
    draw();
    afterPaint(() => done.push('b'));
    expect(done).toEqual([]);
    draw();
    expect(done).toEqual(['a', 'b']);
  });

  it('waits for every press', () => {
    pressed();
    draw();
    pressed();
    afterPaint(() => done.push('a'));
    draw();
    expect(done).toEqual([]);
    draw();
    expect(done).toEqual(['a']);
  });

  it('waits for no later press: a key that is held stops nothing', () => {
    pressed();
    afterPaint(() => done.push('a'));
    draw();
    pressed();
    draw();
    expect(done).toEqual(['a']);
    afterPaint(() => done.push('b'));
    pressed();
    draw();
    expect(done).toEqual(['a', 'b']);
  });

  it('does not wait for a page that nobody draws', () => {
    pressed();
    afterPaint(() => done.push('a'));
    vi.advanceTimersByTime(1000);
    expect(done).toEqual(['a']);
    draw();
    draw();
    afterPaint(() => done.push('b'));
    expect(done).toEqual(['a', 'b']);
  });
});
