import { z } from 'zod';
import { email } from '#accounts/inputs.ts';
import { shownText } from '#kernel/shown-text.ts';
import { inquiryTypes, helpLimits as limits } from './limits.ts';
import { helpTexts as texts } from './texts.ts';

const line = (max: number, long: string) =>
  z.string(texts.fieldsRequired).overwrite(shownText).min(1, texts.fieldsRequired).max(max, long);

export const contactInput = z.object({
  name: line(limits.nameMax, texts.nameLong),
  email: z
    .string(texts.fieldsRequired)
    .overwrite(shownText)
    .min(1, texts.fieldsRequired)
    .refine((value) => value === '' || email.safeParse(value).success, texts.emailInvalid)
    .toLowerCase(),
  subject: line(limits.subjectMax, texts.subjectLong),
  message: line(limits.messageMax, texts.messageLong),
  inquiry_type: z.enum(inquiryTypes, texts.inquiryTypeRequired),
});

export type ContactInput = z.infer<typeof contactInput>;
