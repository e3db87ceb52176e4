import { z } from 'zod';
import { contactState, helpLimits, inquiryKind } from '#help/limits.ts';
import { listQuery } from '#kernel/lists/paging.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { adminMessageLimits as limits } from './limits.ts';
import { optional } from './optional.ts';

export const messagesQuery = listQuery(limits.perPage).extend({
  state: oneOf(contactState).optional(),
  q: optional(z.string().max(limits.wordsMax).trim()),
});
export type MessagesQuery = z.infer<typeof messagesQuery>;

const example = '01a20146-9d11-7a20-8b3c-3c4d5e6f7081';

export const contactMessageRow = resource('ContactMessageRow', 'A contact message in the list.', {
  id: describe(z.uuid(), 'Unique ID', example),
  number: describe(z.number().int(), 'Number of the message, for reference', 1042),
  name: describe(z.string(), 'Name that the sender gave', 'Afua Boatemaa Darko'),
  email: describe(z.string(), 'Email address for the answer', 'buyer@besesaka.test'),
  subject: describe(z.string(), 'Subject', 'A parcel that did not come'),
  inquiry_type: describe(oneOf(inquiryKind), 'Subject area of the message', 'Order', { as: 'kind' }),
  state: describe(oneOf(contactState), 'Whether it waits for an answer', 'waiting'),
  assignee_name: describe(z.string().nullable(), 'Admin it is assigned to; null if unassigned', 'Esi Quartey'),
  created_at: describe(z.iso.datetime(), 'Time it was sent', '2026-11-21T09:35:00.000Z'),
});
export type ContactMessageRow = z.infer<typeof contactMessageRow>;

export const contactMessageList = resource(
  'ContactMessageList',
  'A page of contact messages.',
  cursorListAnswer(contactMessageRow).shape,
);

export const contactReply = resource('ContactReply', 'A reply to a contact message, by an admin or by its sender.', {
  id: describe(z.uuid(), 'Unique ID', '01a20146-9d22-7a20-8b3c-3c4d5e6f7082'),
  author_name: describe(z.string(), 'Name of the author: an admin or the sender', 'Esi Quartey'),
  is_ours: describe(z.boolean(), 'Whether an admin wrote it', true),
  text: describe(z.string(), 'Text, as it was mailed', 'The rider will come tomorrow before noon.', { as: 'content' }),
  created_at: describe(z.iso.datetime(), 'Time it was sent', '2026-11-21T11:20:00.000Z'),
});
export type ContactReply = z.infer<typeof contactReply>;

export const contactThread = resource('ContactThread', 'A contact message with all details. Every read is audited.', {
  ...contactMessageRow.shape,
  message: describe(z.string(), 'Full text', 'The rider called on Friday, and nobody has come since.', {
    as: 'content',
  }),
  was_logged_in: describe(z.boolean(), 'Whether the sender was logged in', true),
  user_id: describe(z.uuid().nullable(), 'ID of the sender’s account; null for a visitor', examples.buyer),
  is_mine: describe(z.boolean(), 'Whether it is assigned to the calling admin', false),
  replies: describe(z.array(contactReply).max(2 * helpLimits.repliesMax), 'Replies and follow-ups, oldest first'),
  others: describe(
    z.array(contactMessageRow).max(limits.othersShown),
    'Other messages from the same email address, newest first, up to ten',
  ),
});
export type ContactThread = z.infer<typeof contactThread>;
