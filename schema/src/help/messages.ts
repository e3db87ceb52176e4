import { z } from 'zod';
import { thing, told } from '#kernel/reference/told.ts';
import { shownText } from '#kernel/shown-text.ts';
import { contactStates, helpLimits as limits } from './limits.ts';
import { helpTexts as texts } from './texts.ts';

/** What its sender adds; whoever was not logged in shows the token of our mail. */
export const contactFollowUpInput = z.object({
  text: z
    .string(texts.followUpShort)
    .overwrite(shownText)
    .min(limits.followUpMin, texts.followUpShort)
    .max(limits.answerMax, texts.followUpLong),
  token: z.string().max(100).optional(),
});
export type ContactFollowUpInput = z.infer<typeof contactFollowUpInput>;

const example = '01a20146-9d11-7a20-8b3c-3c4d5e6f7081';

export const ownContactReply = thing('OwnContactReply', 'What was written after your message.', {
  id: told(z.uuid(), 'Never changes', '01a20146-9d22-7a20-8b3c-3c4d5e6f7082'),
  text: told(z.string(), 'The words', 'The rider will come tomorrow before noon.'),
  is_ours: told(z.boolean(), 'Whether we wrote it, or you did', true),
  created_at: told(z.iso.datetime(), 'When', '2026-11-21T11:20:00.000Z'),
});

export const ownContactMessage = thing('OwnContactMessage', 'What you wrote to us, and what was written since.', {
  id: told(z.uuid(), 'Never changes', example),
  number: told(z.number().int(), 'To name it by when you write or call again', 1042),
  subject: told(z.string(), 'In a few words', 'A parcel that did not come'),
  message: told(z.string(), 'In full', 'The rider called on Friday, and nobody has come since.'),
  state: told(z.enum(contactStates), 'Whether it waits for us', 'waiting'),
  created_at: told(z.iso.datetime(), 'When you wrote it', '2026-11-21T09:35:00.000Z'),
  replies: told(z.array(ownContactReply), 'What was written since, oldest first'),
});
export type OwnContactMessage = z.infer<typeof ownContactMessage>;

export const ownContactList = thing('OwnContactList', 'What you wrote to us while you were logged in.', {
  results: told(z.array(ownContactMessage), 'The newest first'),
});
