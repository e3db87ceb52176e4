import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisTicks, chartPoints, inThousands } from './line-chart.tsx';

describe('the marks of an axis', () => {
  it('are round', () => {
    expect(axisTicks(9)).toEqual([0, 5, 10]);
    expect(axisTicks(3700)).toEqual([0, 1000, 2000, 3000, 4000]);
    expect(axisTicks(0)).toEqual([0]);
  });

  it('start at 0, include the largest value and are few', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e12, noNaN: true }), (max) => {
        const ticks = axisTicks(max);
        expect(ticks[0]).toBe(0);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(max * (1 - 1e-9));
        expect(ticks.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});

it('are written with K for thousands', () => {
  expect([0, 250, 1500, 12_000].map(inThousands)).toEqual(['0K', '0.25K', '1.5K', '12K']);
});

it('spread the values over the whole width, with the largest at the top', () => {
  expect(chartPoints([0, 5, 10], 10, 100, 50)).toEqual([
    { x: 0, y: 50 },
    { x: 50, y: 25 },
    { x: 100, y: 0 },
  ]);
  expect(chartPoints([3], 0, 100, 50)).toEqual([{ x: 50, y: 50 }]);
});
