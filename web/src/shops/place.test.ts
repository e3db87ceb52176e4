import { expect, test } from 'vitest';
import { place } from './place.ts';

test('a place is the town and its region, without repetition', () => {
  expect(place('Kumasi', 'ASHANTI')).toBe('Kumasi, Ashanti');
  expect(place('Sunyani', 'BRONG_AHAFO')).toBe('Sunyani, Bono (Brong Ahafo)');
  expect(place('Ashanti', 'ASHANTI')).toBe('Ashanti');
  expect(place('Elmina', null)).toBe('Elmina');
  expect(place('', 'VOLTA')).toBe('Volta');
});
