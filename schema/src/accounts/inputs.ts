import { z } from 'zod';
import { isAllOneDigit, localPhone } from '#kernel/phone.ts';
import { ghanaNumber, phoneTypedMax } from '#kernel/phone-input.ts';
import { isOneScriptEach, nameTexts, plainName, pretendsToBeOurs } from '#kernel/plain-name.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { inputKind } from '#kernel/reference/input-kind.ts';
import { ghanaRegion } from '#kernel/regions.ts';
import { shownText } from '#kernel/shown-text.ts';
import { deletionReason, gender, accountLimits as limits } from './limits.ts';
import { passwordRules, accountTexts as texts } from './texts.ts';

const namePattern = /^[\p{L}\p{M}]+(?:[ '’-]+[\p{L}\p{M}]+)*$/u;
const emailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,4}$/;

export const fullName = z
  .string(texts.fullNameRequired)
  .overwrite(plainName)
  .min(1, texts.fullNameRequired)
  .min(limits.fullNameMin, texts.fullNameShort)
  .max(limits.fullNameMax, texts.fullNameLong)
  .regex(namePattern, texts.fullNameLetters)
  .refine(isOneScriptEach, nameTexts.mixed)
  .refine((name) => !pretendsToBeOurs(name), nameTexts.reserved);

/** E-mails are compared in lower case, so they are stored in lower case. */
export const email = z
  .string(texts.emailRequired)
  .overwrite(shownText)
  .min(1, texts.emailRequired)
  .max(limits.emailMax, texts.emailInvalid)
  .regex(emailPattern, texts.emailInvalid)
  .toLowerCase()
  .register(inputKind, { kind: 'email' });

/** Any ten digits, stored in the local form. */
export const phone = z
  .string(texts.phoneInvalid)
  .max(phoneTypedMax, texts.phoneInvalid)
  .overwrite(localPhone)
  .refine((value) => /^\d{10}$/.test(value), texts.phoneInvalid)
  .refine((value) => !isAllOneDigit(value), texts.phoneUnreal)
  .register(inputKind, { kind: 'phone' });

/** A new password: one message per broken rule, each starting with the field's label. */
export function newPassword(label: string) {
  return z
    .string(`${label} is required`)
    .min(1, `${label} is required`)
    .max(limits.passwordMax, `${label} must be at most ${limits.passwordMax} characters long`)
    .superRefine((value, ctx) => {
      for (const rule of passwordRules) {
        if (!rule.test(value)) ctx.addIssue({ code: 'custom', message: `${label} ${rule.text}` });
      }
    });
}

/** The parts of a link in an e-mail. Without them the link counts as invalid. */
const mailLink = {
  uid: describe(z.string().max(100).default(''), 'The `uid` from the link in the email', 'xQ8f2mA1Tz', {
    isRequired: true,
  }),
  token: describe(
    z.string().max(200).default(''),
    'The `token` from the link in the email; it works once',
    '5bR0vV1mYt3kQzq0m8Jw9A',
    { isRequired: true },
  ),
};
const aLink = 'The parameters of a link from an email.';

export const resetRequestInput = resource('ResetRequestInput', 'The account whose password is to be reset.', {
  email: describe(
    email,
    'Email address of the account; the response is the same if no account has it',
    'buyer@besesaka.test',
  ),
});
export const resetLinkInput = resource('ResetLinkInput', aLink, mailLink);
const chosenPassword = describe(
  newPassword('New password'),
  'New password: at least 8 characters, with a lower-case letter, an upper-case letter, a digit and a special character',
  'Medaase#2027',
);
export const resetPasswordInput = resource('ResetPasswordInput', 'The parameters of the link, and the new password.', {
  ...mailLink,
  new_password: chosenPassword,
});
export const confirmEmailInput = resource('ConfirmEmailInput', aLink, mailLink);
export const emailChangeLinkInput = resource('EmailChangeLinkInput', aLink, mailLink);

const currentPassword = describe(
  z.string(texts.oldPasswordRequired).min(1, texts.oldPasswordRequired).max(limits.passwordMax, texts.passwordLong),
  'Current password',
  'Akwaaba#2026',
);

const changePasswordFields = { old_password: currentPassword, new_password: chosenPassword };
const isOther = (form: { old_password: string; new_password: string }) => form.old_password !== form.new_password;
const passwordsDiffer = {
  message: texts.passwordIsSame,
  path: ['new_password'],
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null && 'new_password' in value,
};

export const changePasswordInput = resource('ChangePasswordInput', 'The current and the new password.', {
  ...changePasswordFields,
  end_programs: describe(z.boolean().optional(), 'true also ends all API keys and stops all webhook endpoints', true),
}).refine(isOther, passwordsDiffer);

export const changeEmailInput = resource('ChangeEmailInput', 'The new email address and the current password.', {
  new_email: describe(email, 'New email address, to which the confirmation link is sent', 'afua.darko@example.com'),
  password: currentPassword,
});

/** Forms send an empty field as an empty string. */
export const emptyIsNone = (value: unknown) => (value === '' || value === null ? undefined : value);

/** Accepts a day from a date field, or an ISO time, of which only the day counts. */
const dateOfBirth = z.preprocess(
  (value) => (typeof value === 'string' ? value.slice(0, 10) : value),
  z.string(texts.birthRequired).pipe(z.iso.date(texts.birthRequired)),
);

export const region = z.preprocess(
  (value) => (value === 'Bono' ? 'Brong Ahafo' : value),
  oneOf(ghanaRegion, texts.regionRequired),
);

export const street = z
  .string(texts.addressShort)
  .overwrite(shownText)
  .min(limits.addressMin, texts.addressShort)
  .max(limits.addressMax, texts.addressLong);

export const town = z
  .string(texts.cityShort)
  .overwrite(shownText)
  .min(limits.cityMin, texts.cityShort)
  .max(limits.cityMax, texts.cityLong);

/** A user's profile. The minimum age is checked on the day of the request. */
export const profileInput = z.object({
  full_name: describe(
    fullName,
    `Full name: ${limits.fullNameMin} to ${limits.fullNameMax} letters, spaces, hyphens and apostrophes`,
    'Afua Boatemaa Darko',
  ),
  telephone_number: describe(
    ghanaNumber({ invalid: texts.telephoneInvalid }),
    'Ghanaian phone number starting with +233, 233 or 0; stored as +233 and nine digits',
    '+233547955140',
  ),
  whatsapp_number: describe(
    z.preprocess(emptyIsNone, ghanaNumber({ invalid: texts.whatsappInvalid }).optional()),
    'Ghanaian WhatsApp number, stored as +233 and nine digits; optional',
    '+233547955140',
  ),
  date_of_birth: describe(
    dateOfBirth,
    `Date of birth as YYYY-MM-DD, at least ${limits.minimumAge} years ago`,
    '1994-08-21',
  ),
  gender: describe(oneOf(gender, texts.genderRequired), 'Gender of the user', 'F'),
  address: describe(
    street,
    `House number and street, ${limits.addressMin} to ${limits.addressMax} characters`,
    '14 Oxford Street, Osu',
  ),
  city: describe(
    town.regex(/^[\p{L}\p{M} ]+$/u, texts.cityLetters),
    `Town or city, ${limits.cityMin} to ${limits.cityMax} letters and spaces`,
    'Accra',
  ),
  region: describe(region, 'One of the 16 regions of Ghana', 'Greater Accra'),
  gps_address: describe(
    z.preprocess(
      (value) => emptyIsNone(typeof value === 'string' ? plainGpsAddress(value) : value),
      z
        .string()
        .regex(/^[A-Z][A-Z0-9]-\d{3,4}-\d{4}$/, texts.gpsAddressInvalid)
        .optional(),
    ),
    'GhanaPost GPS address, such as GA-183-8164; optional',
    'GA-183-8164',
  ),
  profile_picture: describe(
    z.uuid().nullish(),
    'ID of an upload with the purpose profile-picture; null removes the picture; if left out, it stays',
    null,
    { as: 'profilePictureId' },
  ),
});

/** Accepts any notation: two characters of the district, the area, and four digits at the end. */
function plainGpsAddress(typed: string): string {
  const signs = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return signs.replace(/^([A-Z][A-Z0-9])(\d{3,4})(\d{4})$/, '$1-$2-$3');
}

/** With the version that the client saw, a change cannot overwrite a newer one. */
export const changeProfileInput = resource('ProfileInput', 'Profile of a user.', {
  ...profileInput.shape,
  profile_version: describe(
    z.int().positive().optional(),
    'Version that the client read: the call fails with STALE if the profile has changed since; if left out, the change always applies',
    3,
  ),
});
export type ChangeProfileInput = z.infer<typeof changeProfileInput>;

const confirmPassword = z.string(texts.confirmRequired).min(1, texts.confirmRequired);
const passwordsMatch = {
  message: texts.passwordsMatch,
  path: ['confirm_password'],
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null && 'confirm_password' in value,
};
const isConfirmed = (form: { new_password: string; confirm_password: string }) =>
  form.new_password === form.confirm_password;

/** The screens ask for the new password twice to catch typing errors; the calls take it once. */
export const newPasswordForm = z
  .object({ new_password: newPassword('New password'), confirm_password: confirmPassword })
  .refine(isConfirmed, passwordsMatch);
export const changePasswordForm = z
  .object({ ...changePasswordFields, confirm_password: confirmPassword })
  .refine(isOther, passwordsDiffer)
  .refine(isConfirmed, passwordsMatch);

export type ResetRequestInput = z.infer<typeof resetRequestInput>;
export type MailLinkInput = z.infer<typeof resetLinkInput>;
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;
export type ChangeEmailInput = z.infer<typeof changeEmailInput>;
export const confirmPasswordInput = resource(
  'ConfirmPasswordInput',
  'The password, confirmed before a sensitive action.',
  { password: currentPassword },
);
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

export const deleteAccountInput = resource('DeleteAccountInput', 'The reason for deleting the account.', {
  reason: describe(
    oneOf(deletionReason, texts.deletionReasonMissing),
    'Reason, one of the fixed values',
    'I no longer need it',
  ),
});
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;
