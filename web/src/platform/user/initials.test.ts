import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test("a shop's initials are the first letters of its first two words", () => {
  expect(initials('bonwire Weavers of Kumasi')).toBe('BW');
  expect(initials('Adwoa & Daughters')).toBe('AD');
  expect(initials('  ɔdɔ ')).toBe('Ɔ');
  expect(initials('***')).toBe('');
});
