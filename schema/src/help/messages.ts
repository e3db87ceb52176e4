import { z } from 'zod';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { contactState, helpLimits as limits } from './limits.ts';

const example = '01a20146-9d11-7a20-8b3c-3c4d5e6f7081';

export const ownContactReply = resource('OwnContactReply', 'A later message in the thread.', {
  id: describe(z.uuid(), 'Unique ID', '01a20146-9d22-7a20-8b3c-3c4d5e6f7082'),
  text: describe(z.string(), 'Text', 'The rider will come tomorrow before noon.', { as: 'content' }),
  is_ours: describe(z.boolean(), 'Whether an admin wrote it, not the user', true),
  created_at: describe(z.iso.datetime(), 'Time it was sent', '2026-11-21T11:20:00.000Z'),
});

export const ownContactMessage = resource('OwnContactMessage', 'A message that you sent us, with its replies.', {
  id: describe(z.uuid(), 'Unique ID', example),
  number: describe(z.number().int(), 'Number of the message, for reference', 1042),
  subject: describe(z.string(), 'Subject', 'A parcel that did not come'),
  message: describe(z.string(), 'Full text', 'The rider called on Friday but has not come since.', {
    as: 'content',
  }),
  state: describe(oneOf(contactState), 'Whether it waits for an answer', 'waiting'),
  created_at: describe(z.iso.datetime(), 'Time it was sent', '2026-11-21T09:35:00.000Z'),
  replies: describe(z.array(ownContactReply).max(2 * limits.repliesMax), 'Replies and follow-ups, oldest first'),
});
export type OwnContactMessage = z.infer<typeof ownContactMessage>;

export const ownContactList = resource('OwnContactList', 'The messages that you sent us while you were logged in.', {
  results: describe(z.array(ownContactMessage).max(limits.ownShown), 'Messages, newest first'),
});
