import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heightBelow, virtualRange } from './virtual-range.ts';

it('draws one screen and some more of a hundred thousand rows, with the height of all others', () => {
  const range = virtualRange(100_000, () => 50, { fromEnd: 2_000_000, height: 800 });
  expect(range.end - range.start).toBeLessThan(60);
  expect(range.above + range.below + 50 * (range.end - range.start)).toBe(100_000 * 50);
  expect(range.below).toBeLessThanOrEqual(2_000_000 - 800);
  expect(range.below).toBeGreaterThan(2_000_000 - 900);
});

it('begins at the end of the list', () => {
  expect(virtualRange(10, () => 50, { fromEnd: 0, height: 800 })).toEqual({
    start: 0,
    end: 10,
    above: 0,
    below: 0,
    total: 500,
  });
  expect(virtualRange(0, () => 50, { fromEnd: 0, height: 800 })).toEqual({
    start: 0,
    end: 0,
    above: 0,
    below: 0,
    total: 0,
  });
});

it('covers the visible part for rows of any height', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(heights, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
      const total = all.reduce((sum, height) => sum + height, 0);
      const fromEnd = Math.max(0, total - 700) * part;
      const {
        start,
        end,
        above,
        below,
        total: room,
      } = virtualRange(all.length, (n) => all[n] ?? 0, { fromEnd, height: 700 });
      const drawn = all.slice(start, end).reduce((sum, height) => sum + height, 0);
      expect(above + drawn + below).toBe(total);
      expect(room).toBe(total);
      expect(below).toBeLessThanOrEqual(fromEnd);
      expect(below + drawn).toBeGreaterThanOrEqual(Math.min(total, fromEnd + 700));
    }),
  );
});

it('knows the height below a row', () => {
  expect(heightBelow(['a', 'b', 'c'], 'a', (n) => 10 + n)).toBe(23);
  expect(heightBelow(['a', 'b', 'c'], 'c', (n) => 10 + n)).toBe(0);
  expect(heightBelow(['a', 'b', 'c'], 'd', (n) => 10 + n)).toBeNull();
});
