import { expect, test } from 'vitest';
import type { z } from 'zod';
import { productForm, productInput } from './inputs.ts';
import { catalogLimits } from './limits.ts';
import { createProduct } from './selling-operations.ts';
import { catalogTexts as texts } from './texts.ts';

const { price, stock_quantity: stock } = productForm.shape;
const messageOf = (value: unknown) => stock.safeParse(value).error?.issues[0]?.message;

test('prices are accepted in all usual notations', () => {
  for (const typed of ['1250.50', '1,250.50', '₵1250.50', 'GHS 1250.50', 'gh₵ 1,250.50'])
    expect(price.parse(typed).replace(',', ''), typed).toBe('1250.50');
  expect(price.safeParse('USD 5').success).toBe(false);
});

test('stock is accepted with thousands separators, and each error has its text', () => {
  expect(stock.parse('1,000')).toBe(1000);
  expect(stock.parse('0')).toBe(0);
  expect(messageOf('')).toBe(texts.stockInvalid);
  expect(messageOf('1.5')).toBe(texts.stockInvalid);
  expect(messageOf('9999999999')).toBe(texts.stockTooHigh);
});

test('a compare price that is too low is refused while other fields are still empty', () => {
  const messageOf = (prices: object) =>
    productForm
      .safeParse({ name: '', stock_quantity: '', ...prices })
      .error?.issues.find(({ path }) => path[0] === 'compare_at_price')?.message;
  expect(messageOf({ price: '20', compare_at_price: '10' })).toBe(texts.compareAtTooLow);
  expect(messageOf({ price: '10', compare_at_price: '20' })).toBeUndefined();
  expect(messageOf({ price: 'ten', compare_at_price: '20' })).toBeUndefined();
});

test('a product that is not an object is refused', () => {
  for (const value of [null, undefined, 5, []]) expect(productForm.safeParse(value).success).toBe(false);
});

test('too many or malformed specifications are refused with the reason', () => {
  const { specificationsMax: most } = catalogLimits;
  const specifications = Object.fromEntries(Array.from({ length: most + 1 }, (_, n) => [`key${n}`, 'Value']));
  const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
  expect(messageOf(productInput.shape.specifications, specifications)).toBe(texts.specificationsTooMany);
  for (const text of ['[]', 'no JSON'])
    expect(messageOf(createProduct.form.shape.specifications, text)).toBe(texts.specificationsInvalid);
});
