import { z } from 'zod';
import { contactStates, helpLimits, inquiryTypes } from '#help/limits.ts';
import { listQuery } from '#kernel/lists/paging.ts';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { shownText } from '#kernel/shown-text.ts';
import { adminMessageLimits as limits } from './limits.ts';
import { optional } from './optional.ts';
import { adminMessageTexts as texts } from './texts.ts';

export const messagesQuery = listQuery(limits.perPage).extend({
  state: z.enum(contactStates).optional(),
  q: optional(z.string().max(limits.wordsMax).trim()),
});
export type MessagesQuery = z.infer<typeof messagesQuery>;

/** What an admin writes back. */
export const contactAnswerInput = z.object({
  text: z
    .string(texts.answerShort)
    .overwrite(shownText)
    .min(limits.answerMin, texts.answerShort)
    .max(helpLimits.answerMax, texts.answerLong),
});
export type ContactAnswerInput = z.infer<typeof contactAnswerInput>;

/** Whether the admin who asks looks after it from now on, or nobody does. */
export const contactAssigneeInput = z.object({ is_mine: z.boolean() });
export type ContactAssigneeInput = z.infer<typeof contactAssigneeInput>;

const example = '01a20146-9d11-7a20-8b3c-3c4d5e6f7081';

export const contactMessageRow = thing('ContactMessageRow', 'What somebody wrote to us, as the queue shows it.', {
  id: told(z.uuid(), 'Never changes', example),
  number: told(z.number().int(), 'What people call it by', 1042),
  name: told(z.string(), 'Who wrote, as they say', 'Afua Boatemaa Darko'),
  email: told(z.string(), 'Where the answer goes', 'buyer@besesaka.test'),
  subject: told(z.string(), 'In a few words', 'A parcel that did not come'),
  inquiry_type: told(z.enum(inquiryTypes), 'What it is about', 'Order'),
  state: told(z.enum(contactStates), 'Whether somebody looked after it', 'waiting'),
  assignee_name: told(z.string().nullable(), 'Which of us looks after it; null: nobody yet', 'Esi Quartey'),
  created_at: told(z.iso.datetime(), 'When it was written', '2026-11-21T09:35:00.000Z'),
});
export type ContactMessageRow = z.infer<typeof contactMessageRow>;

export const contactMessageList = thing(
  'ContactMessageList',
  'A page of what people wrote to us.',
  cursorListAnswer(contactMessageRow).shape,
);

export const contactReply = thing('ContactReply', 'What was written after a message, by us or by its sender.', {
  id: told(z.uuid(), 'Never changes', '01a20146-9d22-7a20-8b3c-3c4d5e6f7082'),
  author_name: told(z.string(), 'Who: one of us, or its sender', 'Esi Quartey'),
  is_ours: told(z.boolean(), 'Whether we wrote it', true),
  text: told(z.string(), 'The words, as they were mailed', 'The rider will come tomorrow before noon.'),
  created_at: told(z.iso.datetime(), 'When it was sent', '2026-11-21T11:20:00.000Z'),
});
export type ContactReply = z.infer<typeof contactReply>;

export const contactThread = thing('ContactThread', 'All of a message to us; that somebody read it is on record.', {
  ...contactMessageRow.shape,
  message: told(z.string(), 'In full', 'The rider called on Friday, and nobody has come since.'),
  was_logged_in: told(z.boolean(), 'Whether they were logged in when they wrote', true),
  user_id: told(z.uuid().nullable(), 'The account that it was sent from; null for a visitor', examples.buyer),
  is_mine: told(z.boolean(), 'Whether the admin who asks looks after it', false),
  replies: told(z.array(contactReply), 'What was written since, oldest first'),
  others: told(z.array(contactMessageRow), 'What else came from the same address, newest first, up to ten'),
});
export type ContactThread = z.infer<typeof contactThread>;
