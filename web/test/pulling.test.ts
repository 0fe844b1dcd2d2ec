// Letting go of a grip opens, closes, or does nothing.

import { expect, test } from 'vitest';
import { outcome } from '../src/lib/pulling';

test('a pull says its direction once it is long enough', () => {
  expect([-120, -26, -25, 0, 8, 25, 26, 300].map(outcome)).toEqual(['up', 'up', '', '', '', '', 'down', 'down']);
});
