import { expect, test } from 'vitest';
import { applyDraft, createDraft, draftLifetime } from './draft.ts';
import { forgetOwn } from './own-keys.ts';
import { browserStorage } from './testing/browser-storage.ts';

const empty = { rating: 0, title: '', comment: '' };

test('typed values return, and empty ones stay empty', () => {
  expect(applyDraft(empty, { rating: 4, title: 'Good' })).toEqual({ rating: 4, title: 'Good', comment: '' });
  expect(applyDraft(empty)).toEqual(empty);
});

test('values of another form or an older build are ignored', () => {
  expect(applyDraft(empty, { rating: '4', title: null, comment: ['a'], overallRating: 5 })).toEqual(empty);
});

test('text returns after a reload, until it is sent', () => {
  const storage = browserStorage();
  createDraft(storage, 'review-kente').write({ rating: 4, title: 'Medaase' });
  expect(createDraft(storage, 'review-kente').read()).toEqual({ rating: 4, title: 'Medaase' });
  expect(createDraft(storage, 'review-raffia').read()).toEqual({});
  createDraft(storage, 'review-kente').forget();
  expect(createDraft(storage, 'review-kente').read()).toEqual({});
});

test('a draft belongs to its user, expires after a week, and is deleted at logout', () => {
  const storage = browserStorage();
  const own = createDraft(storage, 'checkout', 'ama');
  own.write({ shippingCity: 'Kumasi' }, 0);
  expect(own.read(1)).toEqual({ shippingCity: 'Kumasi' });
  expect(createDraft(storage, 'checkout', 'kofi').read(1)).toEqual({});
  expect(createDraft(storage, 'checkout').read(1)).toEqual({});
  expect(own.read(draftLifetime)).toEqual({});
  storage.setItem('besesaka-theme', 'dark');
  forgetOwn(storage);
  expect(own.read(1)).toEqual({});
  expect(storage.getItem('besesaka-theme')).toBe('dark');
});

test('closed or invalid storage only loses the draft', () => {
  const closed = () => {
    throw new Error('closed');
  };
  const words = createDraft({ getItem: closed, setItem: closed, removeItem: closed }, 'report');
  expect(words.write({ details: 'x' })).toBe(false);
  words.forget();
  expect(words.read()).toEqual({});
  expect(createDraft({ getItem: () => '[1]', setItem: closed, removeItem: closed }, 'report').read()).toEqual({});
});
