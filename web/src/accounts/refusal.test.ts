import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { loginRefusal, signupRefusal, thrownRefusal } from './refusal.ts';

const refused = (code: string, message: string) => ({ __typename: 'RefusedError' as const, code, message });
const invalid = (fields: { field: string; messages: string[] }[]) => ({
  __typename: 'ValidationError' as const,
  message: 'Please check the highlighted fields.',
  fields,
});

test('a refused login says what the service says, or "Login failed"', () => {
  expect(loginRefusal(refused('WRONG_CREDENTIALS', 'Invalid email or password.')).message).toBe(
    'Invalid email or password.',
  );
  expect(loginRefusal(refused('REFUSED', '')).message).toBe('Login failed');
});

test('a refused signup says the first complaint about the email at its field', () => {
  expect(signupRefusal(refused('EMAIL_TAKEN', 'A user with this email already exists.'))).toEqual({
    message: null,
    fields: [{ field: 'email', message: 'A user with this email already exists.' }],
  });
  expect(signupRefusal(invalid([{ field: 'email', messages: ['First', 'Second'] }]))).toEqual({
    message: null,
    fields: [{ field: 'email', message: 'First' }],
  });
});

test('a signup refused for anything else is "Signup failed"', () => {
  expect(signupRefusal(invalid([{ field: 'fullName', messages: ['Too short'] }]))).toEqual({
    message: 'Signup failed',
    fields: [{ field: 'fullName', message: 'Too short' }],
  });
});

test('a broken connection is "Something went wrong", a thrown message is shown', () => {
  expect(thrownRefusal(new TypeError('Failed to fetch')).message).toBe('Something went wrong');
  expect(thrownRefusal(new CombinedGraphQLErrors({ errors: [{ message: 'Busy (request 1)' }] })).message).toBe(
    'Busy (request 1)',
  );
});
