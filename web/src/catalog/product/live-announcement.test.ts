import { expect, test } from 'vitest';
import { type LiveState, liveSentence } from './live-announcement.tsx';

const before: LiveState = { price: { amount: '100.00' }, stockQuantity: 20, isActive: true, version: 1 };
const after = (change: Partial<LiveState>) => liveSentence(before, { ...before, version: 2, ...change });

test('changes of price and stock are announced together', () => {
  expect(after({ price: { amount: '80.00' } })).toBe('The price has dropped from ₵100 to ₵80.');
  expect(after({ price: { amount: '120.50' }, stockQuantity: 3 })).toBe(
    'The price has risen from ₵100 to ₵120.50. Only 3 left now.',
  );
  expect(after({ stockQuantity: 19 })).toBe('19 units available now.');
  expect(after({ stockQuantity: 0 })).toBe('It is out of stock now.');
  expect(liveSentence({ ...before, stockQuantity: 0 }, before)).toBe('It is back in stock: 20 units available.');
});

test('a change without a visible effect is not announced', () => {
  expect(after({})).toBe('');
  expect(after({ price: { amount: '100' } })).toBe('');
});

test('an archived product is announced as such, whatever else changed', () => {
  expect(after({ isActive: false, stockQuantity: 0 })).toBe('This product is no longer on sale.');
});
