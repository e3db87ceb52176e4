import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slideAfterResize, slideCount, slides, wrapped } from './slide-window.ts';

test('the index wraps around at both ends', () => {
  expect(wrapped(-1, 5)).toBe(4);
  expect(wrapped(5, 5)).toBe(0);
  expect(wrapped(2, 5)).toBe(2);
  expect(wrapped(3, 0)).toBe(0);
});

test('slides hold every item once, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 6 }), (items, perSlide) => {
      const cut = slides(items, perSlide);
      expect(cut.flat()).toEqual(items);
      expect(cut.length).toBe(slideCount(items.length, perSlide));
      expect(cut.every((slide) => slide.length <= perSlide)).toBe(true);
    }),
  );
});

test('turning the phone keeps the first item in view', () => {
  expect(slideAfterResize(3, 2, 4)).toBe(1);
  expect(slideAfterResize(1, 4, 2)).toBe(2);
});
