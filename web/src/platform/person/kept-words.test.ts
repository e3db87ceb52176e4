import { expect, test } from 'vitest';
import { keptWords, takenUp } from './kept-words.ts';

const empty = { rating: 0, title: '', comment: '' };

test('what was written is there again, and what was not stays empty', () => {
  expect(takenUp(empty, { rating: 4, title: 'Good' })).toEqual({ rating: 4, title: 'Good', comment: '' });
  expect(takenUp(empty)).toEqual(empty);
});

test('what another form or an older build kept does not get into this one', () => {
  expect(takenUp(empty, { rating: '4', title: null, comment: ['a'], overallRating: 5 })).toEqual(empty);
});

test('words are there again after a reload, until they are sent', () => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  keptWords(storage, 'review-kente').keep({ rating: 4, title: 'Medaase' });
  expect(keptWords(storage, 'review-kente').read()).toEqual({ rating: 4, title: 'Medaase' });
  expect(keptWords(storage, 'review-raffia').read()).toEqual({});
  keptWords(storage, 'review-kente').forget();
  expect(keptWords(storage, 'review-kente').read()).toEqual({});
});

test('a storage that is closed loses them, and nothing worse', () => {
  const closed = () => {
    throw new Error('closed');
  };
  const words = keptWords({ getItem: closed, setItem: closed, removeItem: closed }, 'report');
  words.keep({ details: 'x' });
  words.forget();
  expect(words.read()).toEqual({});
});
