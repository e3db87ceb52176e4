import { z } from 'zod';
import { describe, resource } from '#kernel/reference/describe.ts';
import { email, emptyIsNone, fullName, newPassword, phone } from './inputs.ts';
import { accountLimits as limits } from './limits.ts';
import { accountTexts as texts } from './texts.ts';

const signupFields = resource(
  'SignupInput',
  'A new account. Signing up means agreeing to the terms of use and the privacy policy.',
  {
    full_name: describe(
      fullName,
      `Full name: ${limits.fullNameMin} to ${limits.fullNameMax} letters, spaces, hyphens and apostrophes`,
      'Efua Mensah Quartey',
    ),
    email: describe(email, 'Email address, unique among accounts; stored in lower case', 'efua.quartey@example.com'),
    telephone_number: describe(phone, 'Phone number of ten digits, such as 0244318207', '0244318207'),
    password: describe(
      newPassword('Password'),
      'At least 8 characters, with a lower-case letter, an upper-case letter, a digit and a special character',
      'Akwaaba#2026',
    ),
    password_confirm: describe(
      z.string(texts.confirmRequired).min(1, texts.confirmRequired),
      'The same password again',
      'Akwaaba#2026',
    ),
  },
);

export const signupInput = signupFields.refine((input) => input.password === input.password_confirm, {
  message: texts.passwordsMatch,
  path: ['password_confirm'],
  when: ({ value }) => typeof value === 'object' && value !== null && 'password_confirm' in value,
});

export type SignupInput = z.infer<typeof signupInput>;

/** Six digits from an app, or a recovery code of twelve digits. */
const secondFactorCode = z
  .string(texts.codeInvalid)
  .max(limits.codeTypedMax, texts.codeInvalid)
  .overwrite((value) => value.replaceAll(/[\s-]/g, ''))
  .regex(/^(\d{6}|\d{12})$/, texts.codeInvalid);

export const secondFactorCodeInput = resource('SecondFactorCodeInput', 'A code of the second factor.', {
  code: describe(
    secondFactorCode,
    'Six digits from the authenticator app, or a recovery code where one is accepted',
    '492039',
  ),
});

export const loginInput = z.object({
  email: describe(email, 'Email address of the account', 'buyer@besesaka.test'),
  password: describe(
    z.string(texts.passwordRequired).min(1, texts.passwordRequired).max(limits.passwordMax, texts.passwordLong),
    'Password of the account',
    'Akwaaba#2026',
  ),
  code: describe(
    z.preprocess(emptyIsNone, secondFactorCode.optional()),
    'Code from the authenticator app, or a recovery code; needed only after the error CODE_NEEDED',
    '492039',
  ),
});

export type LoginInput = z.infer<typeof loginInput>;
