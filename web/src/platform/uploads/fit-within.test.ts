import { expect, it } from 'vitest';
import { fitWithin } from './fit-within.ts';

it('keeps the aspect ratio of a picture', () => {
  const frame = { width: 1600, height: 1600 };
  expect(fitWithin({ width: 4000, height: 3000 }, frame)).toEqual({ width: 1600, height: 1200 });
  expect(fitWithin({ width: 3000, height: 4000 }, frame)).toEqual({ width: 1200, height: 1600 });
  expect(fitWithin({ width: 800, height: 600 }, frame)).toEqual({ width: 800, height: 600 });
  expect(fitWithin({ width: 10_000, height: 2 }, frame)).toEqual({ width: 1600, height: 1 });
});
