import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { expect, test } from 'vitest';
import { profileForm } from './profile-form.tsx';

test.each([
  ['2999-01-01', texts.birthInFuture],
  [new Date().toISOString().slice(0, 10), texts.tooYoung],
  ['1800-01-01', texts.birthRequired],
])('the date of birth %s is refused while the other fields are still empty', (date, message) => {
  const { error } = profileForm.safeParse({ date_of_birth: date });
  expect(error?.issues.find(({ path }) => path[0] === 'date_of_birth')?.message).toBe(message);
});
