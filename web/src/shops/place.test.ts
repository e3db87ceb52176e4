import { expect, test } from 'vitest';
import { place } from './place.ts';

test('a place is the town and its region, without saying anything twice', () => {
  expect(place('Kumasi', 'Ashanti')).toBe('Kumasi, Ashanti');
  expect(place('Sunyani', 'Brong Ahafo')).toBe('Sunyani, Bono (Brong Ahafo)');
  expect(place('Ashanti', 'Ashanti')).toBe('Ashanti');
  expect(place('', 'Volta')).toBe('Volta');
});
