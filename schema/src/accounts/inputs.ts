import { z } from 'zod';
import { accountLimits as limits } from './limits.ts';
import { passwordRules, accountTexts as texts } from './texts.ts';

const namePattern = /^[\p{L}\p{M}]+(?:[ -]+[\p{L}\p{M}]+)*$/u;
const emailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,4}$/;

export const fullName = z
  .string(texts.fullNameRequired)
  .trim()
  .min(1, texts.fullNameRequired)
  .min(limits.fullNameMin, texts.fullNameShort)
  .max(limits.fullNameMax, texts.fullNameLong)
  .regex(namePattern, texts.fullNameLetters);

/** Compared in lower case, so it is kept in lower case. */
export const email = z
  .string(texts.emailRequired)
  .trim()
  .min(1, texts.emailRequired)
  .max(limits.emailMax, texts.emailInvalid)
  .regex(emailPattern, texts.emailInvalid)
  .toLowerCase();

export const phone = z.string(texts.phoneInvalid).regex(/^\d{10}$/, texts.phoneInvalid);

/** A new password: one message for each rule it breaks, all beginning with the field's label. */
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

/** What a link in a mail carries; without it there is nothing to judge. */
const mailLink = { uid: z.string().max(100).default(''), token: z.string().max(200).default('') };

export const resetRequestInput = z.object({ email });
export const resetLinkInput = z.object(mailLink);
export const resetPasswordInput = z.object({ ...mailLink, new_password: newPassword('New password') });
export const confirmEmailInput = z.object(mailLink);

export const changePasswordInput = z.object({
  old_password: z
    .string(texts.oldPasswordRequired)
    .min(1, texts.oldPasswordRequired)
    .max(limits.passwordMax, texts.passwordLong),
  new_password: newPassword('New password'),
});

export type ResetRequestInput = z.infer<typeof resetRequestInput>;
export type MailLinkInput = z.infer<typeof resetLinkInput>;
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;
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

export const loginInput = z.object({
  email,
  password: z.string(texts.passwordRequired).min(1, texts.passwordRequired).max(limits.passwordMax, texts.passwordLong),
});

export type LoginInput = z.infer<typeof loginInput>;
