import { expect, test } from 'vitest';
import { answerWords } from './answer-words.ts';

test.each([
  [0, 'an hour'],
  [60, 'an hour'],
  [61, '2 hours'],
  [23 * 60, '23 hours'],
  [23 * 60 + 1, 'a day'],
  [24 * 60, 'a day'],
  [24 * 60 + 1, '2 days'],
])('%i minutes are shown as within %s', (minutes, words) => {
  expect(answerWords(minutes)).toBe(words);
});
