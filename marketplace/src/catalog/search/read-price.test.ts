import { expect, test } from 'vitest';
import { readPrice } from './read-price.ts';

test.each([
  ['laptop under 3000', 'laptop', undefined, '3000.00'],
  ['laptop below ₵3,000', 'laptop', undefined, '3000.00'],
  ['phone max 1k', 'phone', undefined, '1000.00'],
  ['phones less than 500 cedis in Kumasi', 'phones in Kumasi', undefined, '500.00'],
  ['tv not more than GHS 2500.50', 'tv', undefined, '2500.50'],
  ['Under 200 sneakers', 'sneakers', undefined, '200.00'],
  ['fridge above 1500', 'fridge', '1500.00', undefined],
  ['generator over 2,000 cedis', 'generator', '2000.00', undefined],
  ['shoes between 100 and 300', 'shoes', '100.00', '300.00'],
  ['shoes from 300 to 100', 'shoes', '100.00', '300.00'],
  ['cheap phone 500', 'cheap phone', undefined, '500.00'],
  ['bag for ₵150', 'bag', undefined, '150.00'],
  ['bag 150 cedis', 'bag', undefined, '150.00'],
])('%s', (typed, terms, min_price, max_price) => {
  expect(readPrice(typed)).toEqual({
    terms,
    ...(min_price && { min_price }),
    ...(max_price && { max_price }),
  });
});

test.each([
  'iphone 13',
  'rice under 5 kg',
  'cooler over 20 litres',
  'cheap iphone',
  'shoes from 40 to 45 cm',
  'ps5',
  'under',
  'under 3000',
  'under armour 90s',
  'ghana jersey 2022',
])('%s contains no price', (typed) => {
  expect(readPrice(typed)).toEqual({ terms: typed });
});
