import { expect, test } from 'vitest';
import { pageAddress } from './page-url.ts';

const addressOf = (address: string) => pageAddress(new URL(`https://besesaka.test${address}`));

test("a page is rendered for its known parameters; a product page also for the seller's options", () => {
  expect(addressOf('/products?q=shoes&size=42')).toBe('/products?q=shoes');
  expect(addressOf('/products/shoes?size=42&shoe_colour=Black&utm_source=x&fbclid=y')).toBe(
    '/products/shoes?size=42&shoe_colour=Black',
  );
  expect(addressOf('/products/shoes?a=1&b=2&c=3&d=4')).toBe('/products/shoes?a=1&b=2&c=3');
  expect(addressOf('/products/shoes')).toBe('/products/shoes');
});
