import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test('the initials are those of the first and the last word', () => {
  expect(initials('afua Boatemaa Darko')).toBe('AD');
  expect(initials('Adwoa & Daughters')).toBe('AD');
  expect(initials('  ɔdɔ ')).toBe('Ɔ');
  expect(initials('***')).toBe('');
});
