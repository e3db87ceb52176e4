import { expect, test } from 'vitest';
import { savedAfter } from './use-field-draft.ts';

const passwords = ['password', 'password_confirm'];
const values = { email: 'ama@example.com', password: 'Akwaaba#2026', remember: true, scopes: ['orders:read'] };
const typed = (name: string) => savedAfter({ city: 'Accra', rating: 4 }, values, { name, type: 'change' }, passwords);

test('what was typed is kept beside the words from before', () => {
  expect(typed('email')).toEqual({ city: 'Accra', email: 'ama@example.com' });
  expect(typed('scopes')).toEqual({ city: 'Accra', scopes: ['orders:read'] });
});

test('a password is never kept, and what is no words is not either', () => {
  expect(typed('password')).toBeNull();
  expect(typed('remember')).toBeNull();
});

test('what the page fills in by itself is not kept', () => {
  expect(savedAfter({}, values, { name: 'email' }, passwords)).toBeNull();
  expect(savedAfter({}, values, {}, passwords)).toBeNull();
});
