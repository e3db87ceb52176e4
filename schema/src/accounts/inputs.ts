import { z } from 'zod';
import { internationalPhone, isAllOneDigit, isGhanaian, localPhone } from '#kernel/phone.ts';
import { isOneScriptEach, nameTexts, plainName, pretendsToBeOurs } from '#kernel/plain-name.ts';
import { regions } from '#kernel/regions.ts';
import { shownText } from '#kernel/shown-text.ts';
import { deletionReasons, deletionWord, genders, accountLimits as limits } from './limits.ts';
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
  .toLowerCase();

/** Any ten digits, stored in the local form. */
export const phone = z
  .string(texts.phoneInvalid)
  .max(limits.phoneTypedMax, texts.phoneInvalid)
  .overwrite(localPhone)
  .refine((value) => /^\d{10}$/.test(value), texts.phoneInvalid)
  .refine((value) => !isAllOneDigit(value), texts.phoneUnreal);

/** A new password: one message per broken rule, each starting with the field's label. */
export function newPassword(label: string) {
  return z
    .string(`${label} is required`)
    .min(1, `${label} is required`)
    .max(limits.passwordMax, `${label} must be at most 128 characters long`)
    .superRefine((value, ctx) => {
      for (const rule of passwordRules) {
        if (!rule.test(value)) ctx.addIssue({ code: 'custom', message: `${label} ${rule.text}` });
      }
    });
}

/** The parts of a link in an e-mail. Without them the link counts as invalid. */
const mailLink = { uid: z.string().max(100).default(''), token: z.string().max(200).default('') };

export const resetRequestInput = z.object({ email });
export const resetLinkInput = z.object(mailLink);
export const resetPasswordInput = z.object({ ...mailLink, new_password: newPassword('New password') });
export const confirmEmailInput = z.object(mailLink);
export const emailChangeLinkInput = z.object(mailLink);

const currentPassword = z
  .string(texts.oldPasswordRequired)
  .min(1, texts.oldPasswordRequired)
  .max(limits.passwordMax, texts.passwordLong);

const changePasswordFields = z.object({ old_password: currentPassword, new_password: newPassword('New password') });
/** Whether access tokens and webhooks end as well. */
export const endProgramsField = { end_programs: z.boolean().optional() };
const isOther = (form: { old_password: string; new_password: string }) => form.old_password !== form.new_password;
const passwordsDiffer = {
  message: texts.passwordIsSame,
  path: ['new_password'],
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null && 'new_password' in value,
};

export const changePasswordInput = changePasswordFields.extend(endProgramsField).refine(isOther, passwordsDiffer);

export const changeEmailInput = z.object({
  new_email: email,
  password: currentPassword,
});

/** Forms send an empty field as an empty string. */
export const emptyIsNone = (value: unknown) => (value === '' || value === null ? undefined : value);

/** Accepts a day from a date field, or an ISO time, of which only the day counts. */
const dateOfBirth = z.preprocess(
  (value) => (typeof value === 'string' ? value.slice(0, 10) : value),
  z.string(texts.birthRequired).pipe(z.iso.date(texts.birthRequired)),
);

/** Accepts a Ghanaian number in any notation and stores it as +233 and nine digits. */
export const ghanaNumber = (text: string) =>
  z
    .string(text)
    .max(limits.phoneTypedMax, text)
    .overwrite(internationalPhone)
    .refine(isGhanaian, text)
    .refine((value) => !isAllOneDigit(value), text);

export const region = z.preprocess(
  (value) => (value === 'Bono' ? 'Brong Ahafo' : value),
  z.enum(regions, texts.regionRequired),
);

/** A user's profile. The minimum age is checked on the day of the request. */
export const profileInput = z.object({
  full_name: fullName,
  telephone_number: ghanaNumber(texts.telephoneInvalid),
  whatsapp_number: z.preprocess(emptyIsNone, ghanaNumber(texts.whatsappInvalid).optional()),
  date_of_birth: dateOfBirth,
  gender: z.enum(genders, texts.genderRequired),
  address: z
    .string(texts.addressShort)
    .overwrite(shownText)
    .min(limits.addressMin, texts.addressShort)
    .max(limits.addressMax, texts.addressLong),
  city: z
    .string(texts.cityShort)
    .overwrite(shownText)
    .min(limits.cityMin, texts.cityShort)
    .max(limits.cityMax, texts.cityLong)
    .regex(/^[\p{L}\p{M} ]+$/u, texts.cityLetters),
  region,
  gps_address: z.preprocess(
    (value) => emptyIsNone(typeof value === 'string' ? plainGpsAddress(value) : value),
    z
      .string()
      .regex(/^[A-Z][A-Z0-9]-\d{3,4}-\d{4}$/, texts.gpsAddressInvalid)
      .optional(),
  ),
  profile_picture: z.uuid().nullish(),
});

/** Accepts any notation: two characters of the district, the area, and four digits at the end. */
function plainGpsAddress(typed: string): string {
  const signs = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return signs.replace(/^([A-Z][A-Z0-9])(\d{3,4})(\d{4})$/, '$1-$2-$3');
}

/** With the version that the client saw, a change cannot overwrite a newer one. */
export const changeProfileInput = profileInput.extend({ profile_version: z.int().positive().optional() });
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
export const changePasswordForm = changePasswordFields
  .extend({ confirm_password: confirmPassword })
  .refine(isOther, passwordsDiffer)
  .refine(isConfirmed, passwordsMatch);

export type ResetRequestInput = z.infer<typeof resetRequestInput>;
export type MailLinkInput = z.infer<typeof resetLinkInput>;
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;
export type ChangeEmailInput = z.infer<typeof changeEmailInput>;
export const confirmPasswordInput = z.object({ password: currentPassword });
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

const signupFields = {
  full_name: fullName,
  email,
  telephone_number: phone,
  password: newPassword('Password'),
  password_confirm: z.string(texts.confirmRequired).min(1, texts.confirmRequired),
};

export const signupInput = z.object(signupFields).refine((input) => input.password === input.password_confirm, {
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

export const secondFactorCodeInput = z.object({ code: secondFactorCode });

export const loginInput = z.object({
  email,
  password: z.string(texts.passwordRequired).min(1, texts.passwordRequired).max(limits.passwordMax, texts.passwordLong),
  code: z.preprocess(emptyIsNone, secondFactorCode.optional()),
});

export type LoginInput = z.infer<typeof loginInput>;

export const deleteAccountInput = z.object({
  reason: z.enum(deletionReasons, texts.deletionReasonMissing),
});
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;

/** The screen also asks for a confirmation word, to prevent deletion by mistake. */
export const deleteAccountForm = deleteAccountInput.extend({
  confirmation: z.literal(deletionWord, texts.deletionWordMissing),
});
