import { expect, test } from 'vitest';
import { freePlace } from './free-place.ts';

const phone = { toasts: { left: 16, right: 344, height: 60 }, top: 64, bottom: 764 };
const row = (top: number, height: number, left = 0, right = 360) => ({ left, right, top, bottom: top + height });

test('toasts stand at the bottom where nothing is pressed', () => {
  expect(freePlace({ ...phone, actions: [row(100, 44)] })).toEqual({ line: 764, isFree: true });
});

test('they stand above the bars', () => {
  const { line } = freePlace({ ...phone, actions: [row(716, 64), row(656, 60)] });
  expect(line).toBeLessThanOrEqual(652);
  expect(line).toBeGreaterThan(640);
});

test('they find the gap between two actions, beside which nothing matters', () => {
  const actions = [row(400, 380), row(100, 200), row(300, 100, 350, 360)];
  const { line } = freePlace({ ...phone, actions });
  expect(line).toBeLessThanOrEqual(396);
  expect(line - 60).toBeGreaterThanOrEqual(304);
});

test('where everything is to be pressed they cover the least', () => {
  const place = freePlace({ ...phone, actions: [row(64, 400), row(464, 30), row(494, 300), row(494, 300)] });
  expect(place.line).toBeLessThan(500);
  expect(place.isFree).toBe(false);
});

test('they rather lie on a large picture than on half a button', () => {
  const crowded = [row(125, 328, 16, 344), row(465, 50), row(549, 44, 256, 344), row(605, 44), row(663, 117)];
  const { line } = freePlace({ ...phone, actions: crowded });
  expect(line).toBeLessThanOrEqual(461);
});
