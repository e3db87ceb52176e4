import { expect, test } from 'vitest';
import { type Failure, type FieldComplaint, thrownFailure } from '#platform/network/failure.ts';
import { loginRefusal, signupRefusal } from './refusal.ts';

const refused = (code: string, message: string): Failure => ({
  kind: 'refusal',
  message,
  code,
  fields: [],
  retryAfter: null,
});
const invalid = (fields: FieldComplaint[]): Failure => ({ ...refused('', fields[0]?.message ?? ''), fields });

test('a refused login shows the text of the service, or "Login failed"', () => {
  expect(loginRefusal(refused('WRONG_CREDENTIALS', 'Invalid email or password.')).message).toBe(
    'Invalid email or password.',
  );
  expect(loginRefusal(refused('REFUSED', '')).message).toBe('Login failed');
});

test('a login that needs a code shows no error, and a wrong code is shown at its field', () => {
  const refusal = loginRefusal(refused('CODE_NEEDED', 'Please enter the code from your app.'));
  expect(refusal).toMatchObject({ needsCode: true, message: '' });
  const wrong = { field: 'code', message: 'This code is wrong' };
  expect(loginRefusal(invalid([wrong]))).toEqual({ needsCode: false, message: wrong.message, fields: [wrong] });
});

test('a refused signup shows the first error of the email at its field', () => {
  expect(signupRefusal(refused('EMAIL_TAKEN', 'A user with this email already exists.'))).toEqual({
    message: 'A user with this email already exists.',
    fields: [{ field: 'email', message: 'A user with this email already exists.' }],
  });
  expect(signupRefusal(invalid([{ field: 'email', message: 'First' }]))).toEqual({
    message: 'First',
    fields: [{ field: 'email', message: 'First' }],
  });
});

test('a signup refused for any other reason shows "Signup failed"', () => {
  expect(signupRefusal(invalid([{ field: 'fullName', message: 'Too short' }]))).toEqual({
    message: 'Signup failed',
    fields: [{ field: 'fullName', message: 'Too short' }],
  });
});

test('a network failure shows "Something went wrong"', () => {
  const silence = thrownFailure(new TypeError('Failed to fetch'));
  expect([loginRefusal(silence).message, signupRefusal(silence).message]).toEqual([
    'Something went wrong',
    'Something went wrong',
  ]);
});
