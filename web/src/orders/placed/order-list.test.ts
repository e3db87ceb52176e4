import { expect, it } from 'vitest';
import { nextPage } from './order-list.tsx';

it('asks for the page that holds the first order not loaded yet', () => {
  expect(nextPage(20, 20)).toBe(2);
  expect(nextPage(21, 20)).toBe(2);
  expect(nextPage(40, 20)).toBe(3);
});
