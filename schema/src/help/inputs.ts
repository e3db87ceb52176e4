import { z } from 'zod';
import { email } from '#accounts/inputs.ts';
import { accountLimits } from '#accounts/limits.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { inputKind } from '#kernel/reference/input-kind.ts';
import { shownText } from '#kernel/shown-text.ts';
import { inquiryKind, helpLimits as limits } from './limits.ts';
import { helpTexts as texts } from './texts.ts';

const requiredText = (max: number, long: string) =>
  z.string(texts.fieldsRequired).overwrite(shownText).min(1, texts.fieldsRequired).max(max, long);

export const contactInput = resource('ContactInput', 'A contact message to Besesaka.', {
  name: describe(
    requiredText(limits.nameMax, texts.nameLong),
    `Name of the sender, at most ${limits.nameMax} characters`,
    'Afua Boatemaa Darko',
  ),
  email: describe(
    z
      .string(texts.fieldsRequired)
      .overwrite(shownText)
      .min(1, texts.fieldsRequired)
      .max(accountLimits.emailMax, texts.emailInvalid.text)
      .refine((value) => value === '' || email.safeParse(value).success, texts.emailInvalid.text)
      .toLowerCase()
      .register(inputKind, { kind: 'email' }),
    'Email address for the answer',
    'buyer@besesaka.test',
  ),
  subject: describe(
    requiredText(limits.subjectMax, texts.subjectLong),
    `Subject, at most ${limits.subjectMax} characters`,
    'A parcel that did not come',
  ),
  message: describe(
    requiredText(limits.messageMax, texts.messageLong),
    `Text of the message, at most ${limits.messageMax} characters`,
    'The rider called on Friday but has not come since.',
    { as: 'content' },
  ),
  inquiry_type: describe(oneOf(inquiryKind, texts.inquiryTypeRequired), 'Subject area', 'Order', { as: 'kind' }),
});
export type ContactInput = z.infer<typeof contactInput>;

/** A follow-up by the sender. A visitor authenticates with the token of our email. */
export const contactFollowUpInput = resource('ContactFollowUpInput', 'A follow-up to a contact message.', {
  text: describe(
    z
      .string(texts.followUpShort)
      .overwrite(shownText)
      .min(limits.followUpMin, texts.followUpShort)
      .max(limits.answerMax, texts.followUpLong),
    `Text, ${limits.followUpMin} to ${limits.answerMax} characters`,
    'He came, thank you.',
    { as: 'content' },
  ),
  token: describe(
    z.string().max(100).optional(),
    'Token from the link in our email; needed if the message was sent without a login',
    'kq3VxN0n2bT0Ww',
  ),
});
export type ContactFollowUpInput = z.infer<typeof contactFollowUpInput>;
