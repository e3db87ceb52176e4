import { expect, test } from 'vitest';
import { placesAt } from './places.ts';

const campaigns = (count: number) => Array.from({ length: count }, (_, n) => n);
const start = Date.parse('2026-03-06T09:00:00Z');

/** How often each was shown, and how often it came first. */
function watch(count: number, views: number, everyMs: number) {
  const shown = new Array<number>(count).fill(0);
  const first = new Array<number>(count).fill(0);
  for (let view = 0; view < views; view += 1) {
    const places = placesAt(campaigns(count), { now: new Date(start + view * everyMs), places: 4 });
    for (const one of places) shown[one] = (shown[one] ?? 0) + 1;
    first[places[0] ?? 0] = (first[places[0] ?? 0] ?? 0) + 1;
  }
  return { shown, first };
}

const spread = (numbers: number[]) => Math.max(...numbers) / Math.min(...numbers);

test.each([
  [5, 100],
  [8, 1_000],
  [8, 10_000],
  [12, 700],
  [20, 60_000],
  [37, 5_000],
])(
  'over 1,000 views the share of each of %i campaigns is within 10%% of the others (a view each %i ms)',
  (count, everyMs) => {
    const { shown, first } = watch(count, 1_000, everyMs);
    expect(spread(shown)).toBeLessThan(1.1);
    expect(shown.reduce((total, one) => total + one)).toBe(4_000);
    expect(Math.min(...first)).toBeGreaterThan(0);
  },
);

test('at one time every visitor sees the same campaigns, none twice, and the next page continues', () => {
  const now = new Date(start);
  const all = campaigns(9);
  const [one, again, two] = [
    placesAt(all, { now, places: 4 }),
    placesAt(all, { now, places: 4 }),
    placesAt(all, { now, places: 4, before: 4 }),
  ];
  expect(again).toEqual(one);
  expect(new Set([...one, ...two]).size).toBe(8);
  expect(placesAt(campaigns(3), { now, places: 4 }).toSorted()).toEqual([0, 1, 2]);
  expect(placesAt([], { now, places: 4 })).toEqual([]);
});
