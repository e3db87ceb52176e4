import { z } from 'zod';
import { describe, resource } from '#kernel/reference/describe.ts';
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

export const ownContactReply = resource('OwnContactReply', 'What was written after your message.', {
  id: describe(z.uuid(), 'Never changes', '01a20146-9d22-7a20-8b3c-3c4d5e6f7082'),
  text: describe(z.string(), 'The words', 'The rider will come tomorrow before noon.'),
  is_ours: describe(z.boolean(), 'Whether we wrote it, or you did', true),
  created_at: describe(z.iso.datetime(), 'When', '2026-11-21T11:20:00.000Z'),
});

export const ownContactMessage = resource('OwnContactMessage', 'What you wrote to us, and what was written since.', {
  id: describe(z.uuid(), 'Never changes', example),
  number: describe(z.number().int(), 'To name it by when you write or call again', 1042),
  subject: describe(z.string(), 'In a few words', 'A parcel that did not come'),
  message: describe(z.string(), 'In full', 'The rider called on Friday, and nobody has come since.'),
  state: describe(z.enum(contactStates), 'Whether it waits for us', 'waiting'),
  created_at: describe(z.iso.datetime(), 'When you wrote it', '2026-11-21T09:35:00.000Z'),
  replies: describe(z.array(ownContactReply), 'What was written since, oldest first'),
});
export type OwnContactMessage = z.infer<typeof ownContactMessage>;

export const ownContactList = resource('OwnContactList', 'What you wrote to us while you were logged in.', {
  results: describe(z.array(ownContactMessage), 'The newest first'),
});
