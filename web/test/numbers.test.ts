import { describe, expect, it } from 'vitest';
import { shownNumber, START } from '../src/lib/numbers';

describe('the number of an event', () => {
  it('is read without what only some were told', () => {
    expect([START, '57', '57b3', '208ac12'].map(shownNumber)).toEqual(['0', '57', '57', '208']);
  });
});
