import { loginInput, signupInput } from '@besesaka/schema/accounts/login-inputs.ts';
import { expect, test } from 'vitest';
import { inputResolver, invalidFields } from './input-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };
const validForm = {
  fullName: ' Ama Ɔsei-Mensah ',
  email: 'Ama@Example.com',
  telephoneNumber: '0241234567',
  password: 'Akwaaba#2026',
  passwordConfirm: 'Akwaaba#2026',
};

test("a valid form returns the contract's values under their GraphQL names", async () => {
  const { values, errors } = await inputResolver(signupInput)(validForm, undefined, options);
  expect(errors).toEqual({});
  expect(values).toEqual({ ...validForm, fullName: 'Ama Ɔsei-Mensah', email: 'ama@example.com' });
});

test('each field shows the first rule it breaks, under its own name', async () => {
  const bad = { ...validForm, fullName: 'Ama', telephoneNumber: '024', password: 'short', passwordConfirm: 'other' };
  const { errors } = await inputResolver(signupInput)(bad, undefined, options);
  expect(Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))).toEqual({
    fullName: 'Full name must be at least 6 characters long',
    telephoneNumber: 'Phone number must be exactly 10 digits, numbers only',
    password: 'Password must be at least 8 characters long',
    passwordConfirm: 'Passwords must match',
  });
});

test('an empty login names both fields', async () => {
  const { errors } = await inputResolver(loginInput)({ email: '', password: '', code: '' }, undefined, options);
  expect(Object.keys(errors)).toEqual(['email', 'password']);
});

test('missing fields are named in the order of the form, before the user touches them', () => {
  expect(invalidFields(loginInput, {})).toEqual(['email', 'password']);
  expect(invalidFields(signupInput, { ...validForm, telephoneNumber: '024', passwordConfirm: 'other' })).toEqual([
    'telephoneNumber',
    'passwordConfirm',
  ]);
  expect(invalidFields(signupInput, validForm)).toEqual([]);
});
