import { expect, test } from 'vitest';
import { takenUp } from './taken-up.ts';

const empty = { rating: 0, title: '', comment: '' };

test('what was written is there again, and what was not stays empty', () => {
  expect(takenUp(empty, { rating: 4, title: 'Good' })).toEqual({ rating: 4, title: 'Good', comment: '' });
  expect(takenUp(empty)).toEqual(empty);
});

test('what another form or an older build kept does not get into this one', () => {
  expect(takenUp(empty, { rating: '4', title: null, comment: ['a'], overallRating: 5 })).toEqual(empty);
});
