import { expect, test } from 'vitest';
import { savedAfter } from './use-field-draft.ts';

const passwords = ['password', 'password_confirm'];
const values = { email: 'ama@example.com', password: 'Akwaaba#2026', remember: true, scopes: ['orders:read'] };
const typed = (name: string) => savedAfter({ city: 'Accra', rating: 4 }, values, { name, type: 'change' }, passwords);

test('typed text is stored with the value it replaced', () => {
  expect(typed('email')).toEqual({ city: 'Accra', email: 'ama@example.com' });
  expect(typed('scopes')).toEqual({ city: 'Accra', scopes: ['orders:read'] });
});

test('passwords and values that are no text are never stored', () => {
  expect(typed('password')).toBeNull();
  expect(typed('remember')).toBeNull();
});

test('values filled in by the page are not stored', () => {
  expect(savedAfter({}, values, { name: 'email' }, passwords)).toBeNull();
  expect(savedAfter({}, values, {}, passwords)).toBeNull();
});
