import { expect, test } from 'vitest';
import { fitted, lookAt, moveBy, zoomAt } from './picture-view.ts';

const box = { width: 360, height: 600 };

test('the point between two fingers stays in place', () => {
  const point = { x: 90, y: -120 };
  const view = zoomAt(fitted, 2, point, box);
  expect(view).toEqual({ scale: 2, x: -90, y: 120 });
  // The picture's own point, enlarged and moved, is at the same place again.
  expect(zoomAt(view, 1.5, point, box)).toEqual({ scale: 3, x: -180, y: 240 });
});

test('a picture is at least as large as its box and at most four times as large', () => {
  expect(zoomAt(fitted, 0.3, { x: 50, y: 50 }, box)).toEqual(fitted);
  expect(zoomAt(fitted, 9, { x: 0, y: 0 }, box).scale).toBe(4);
  expect(zoomAt({ scale: 2, x: 180, y: 300 }, 0.5, { x: 0, y: 0 }, box)).toEqual(fitted);
});

test('a picture moves only up to its edges', () => {
  expect(moveBy(fitted, { x: 40, y: 40 }, box)).toEqual(fitted);
  expect(moveBy({ scale: 2, x: 0, y: 0 }, { x: 500, y: -20 }, box)).toEqual({ scale: 2, x: 180, y: -20 });
});

test('a mouse at the edge shows the edge of the picture', () => {
  expect(lookAt({ scale: 2, x: 0, y: 0 }, { x: 180, y: -300 })).toEqual({ scale: 2, x: -180, y: 300 });
});
