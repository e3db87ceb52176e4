import { expect, test } from 'vitest';
import { slideBeyond, slideByKey, slideCount, wrapped } from './slide-window.ts';

test('the index wraps around at both ends', () => {
  expect(wrapped(-1, 5)).toBe(4);
  expect(wrapped(5, 5)).toBe(0);
  expect(wrapped(2, 5)).toBe(2);
  expect(wrapped(3, 0)).toBe(0);
});

test('the last slide may be shorter', () => {
  expect(slideCount(12, 4)).toBe(3);
  expect(slideCount(9, 4)).toBe(3);
  expect(slideCount(0, 4)).toBe(1);
});

test('arrows wrap around, Home and End go to the ends, and other keys do nothing', () => {
  expect(slideByKey('ArrowLeft', 0, 5)).toBe(4);
  expect(slideByKey('ArrowRight', 4, 5)).toBe(0);
  expect(slideByKey('ArrowLeft', 3, 5)).toBe(2);
  expect(slideByKey('ArrowRight', 3, 5)).toBe(4);
  expect(slideByKey('Home', 3, 5)).toBe(0);
  expect(slideByKey('End', 3, 5)).toBe(4);
  expect(slideByKey('Enter', 3, 5)).toBeNull();
});

test('swiping past an end wraps around; other swipes and taps are left to the browser', () => {
  expect(slideBeyond(-80, 3, 4)).toBe(0);
  expect(slideBeyond(80, 0, 4)).toBe(3);
  expect(slideBeyond(-80, 2, 4)).toBeNull();
  expect(slideBeyond(80, 3, 4)).toBeNull();
  expect(slideBeyond(10, 0, 4)).toBeNull();
  expect(slideBeyond(80, 0, 1)).toBeNull();
});
