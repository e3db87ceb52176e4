import { expect, test } from 'vitest';
import { slideInView } from './use-snap-track.ts';

const track = (scrollLeft: number, scrollWidth: number) => ({ scrollLeft, scrollWidth, clientWidth: 400 });

test('the slide in view is the nearest one', () => {
  expect(slideInView(track(0, 2000), 400, 5)).toBe(0);
  expect(slideInView(track(410, 2000), 400, 5)).toBe(1);
  expect(slideInView(track(590, 2000), 400, 5)).toBe(1);
  expect(slideInView(track(1600, 2000), 400, 5)).toBe(4);
});

test('a short last slide counts as reached at the end of the track', () => {
  expect(slideInView(track(100, 500), 400, 2)).toBe(1);
  expect(slideInView(track(40, 500), 400, 2)).toBe(0);
});

test('a track that does not scroll shows its first slide', () => {
  expect(slideInView(track(0, 400), 400, 1)).toBe(0);
  expect(slideInView(track(0, 400), 0, 3)).toBe(0);
});
