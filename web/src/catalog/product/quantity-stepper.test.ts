import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuantity, steppedQuantity, typedQuantity, withinStock } from './quantity-stepper.tsx';

test('typed values outside 1 to stock are ignored', () => {
  expect(typedQuantity('1', 5)).toBe(1);
  expect(typedQuantity(' 5 ', 5)).toBe(5);
  for (const text of ['0', '6', '-1', '1.5', '1e1', '', 'two', '٣', '99999999'])
    expect(typedQuantity(text, 5)).toBeNull();
});

test('only a completely valid text counts', () => {
  const typedOneByOne = (text: string, before: number, stock: number) =>
    [...text].reduce((_shown, _, index) => readQuantity(text.slice(0, index + 1), before, stock), {
      quantity: before,
      ignored: null,
    } as ReturnType<typeof readQuantity>);
  expect(typedOneByOne('24', 1, 23)).toEqual({ quantity: 1, ignored: 'Only 23 available.' });
  expect(typedOneByOne('999', 4, 23)).toEqual({ quantity: 4, ignored: 'Only 23 available.' });
  expect(typedOneByOne('23', 1, 23)).toEqual({ quantity: 23, ignored: null });
});

test('an ignored text has a message, and an empty field has none', () => {
  const why = (text: string) => readQuantity(text, 3, 9);
  expect(why('0')).toEqual({ quantity: 3, ignored: 'Enter at least 1.' });
  expect(why('two')).toEqual({ quantity: 3, ignored: 'Enter a whole number.' });
  expect(why('1.5').ignored).toBe('Enter a whole number.');
  expect(why('')).toEqual({ quantity: 3, ignored: null });
});

test('steps stay between 1 and the stock', () => {
  expect(steppedQuantity(1, -1, 5)).toBe(1);
  expect(steppedQuantity(5, 1, 5)).toBe(5);
  expect(steppedQuantity(2, 1, 5)).toBe(3);
});

test('after any steps, typing and sales the quantity can be ordered', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer(), fc.string(), (stock, wish, text) => {
      const typed = typedQuantity(text, stock);
      return [withinStock(wish, stock), steppedQuantity(withinStock(wish, stock), 1, stock), typed ?? 1].every(
        (quantity) => quantity >= 1 && quantity <= stock,
      );
    }),
  );
  expect(withinStock(7, 0)).toBe(1);
});
