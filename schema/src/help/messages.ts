import { z } from 'zod';
import { listQuery } from '#kernel/lists/paging.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { listWords, queryReference, reference } from '#kernel/reference/words.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { shownText } from '#kernel/shown-text.ts';
import { contactStates, inquiryTypes, helpLimits as limits } from './limits.ts';
import { helpTexts as texts } from './texts.ts';

export const messagesQuery = listQuery(limits.messagesPerPage).extend({ state: z.enum(contactStates).optional() });

/** What an admin writes back. */
export const contactAnswerInput = z.object({
  text: z
    .string(texts.answerShort)
    .overwrite(shownText)
    .min(limits.answerMin, texts.answerShort)
    .max(limits.answerMax, texts.answerLong),
});
export type ContactAnswerInput = z.infer<typeof contactAnswerInput>;

const example = '01a20146-9d11-7a20-8b3c-3c4d5e6f7081';

export const contactMessageRow = thing('ContactMessageRow', 'What somebody wrote to us, as the queue shows it.', {
  id: told(z.uuid(), 'Never changes', example),
  name: told(z.string(), 'Who wrote, as they say', 'Afua Boatemaa Darko'),
  email: told(z.string(), 'Where the answer goes', 'buyer@besesaka.test'),
  subject: told(z.string(), 'In a few words', 'A parcel that did not come'),
  inquiry_type: told(z.enum(inquiryTypes), 'What it is about', 'Order'),
  state: told(z.enum(contactStates), 'Whether somebody looked after it', 'waiting'),
  created_at: told(z.iso.datetime(), 'When it was written', '2026-11-21T09:35:00.000Z'),
});
export type ContactMessageRow = z.infer<typeof contactMessageRow>;

export const contactMessageList = thing(
  'ContactMessageList',
  'A page of what people wrote to us.',
  cursorListAnswer(contactMessageRow).shape,
);

export const contactReply = thing('ContactReply', 'What we wrote back.', {
  id: told(z.uuid(), 'Never changes', '01a20146-9d22-7a20-8b3c-3c4d5e6f7082'),
  author_name: told(z.string(), 'Which of us', 'Esi Quartey'),
  text: told(z.string(), 'The words, as they were mailed', 'The rider will come tomorrow before noon.'),
  created_at: told(z.iso.datetime(), 'When it was sent', '2026-11-21T11:20:00.000Z'),
});
export type ContactReply = z.infer<typeof contactReply>;

export const contactThread = thing('ContactThread', 'All of a message to us; that somebody read it is on record.', {
  ...contactMessageRow.shape,
  message: told(z.string(), 'In full', 'The rider called on Friday, and nobody has come since.'),
  was_logged_in: told(z.boolean(), 'Whether they were logged in when they wrote', true),
  replies: told(z.array(contactReply), 'What we wrote back, oldest first'),
  others: told(z.array(contactMessageRow), 'What else came from the same address, newest first, up to ten'),
});
export type ContactThread = z.infer<typeof contactThread>;

export const messagesReference = [
  queryReference(messagesQuery, {
    ...listWords(limits.messagesPerPage),
    state: ['Only those that stand there', 'waiting'],
  }),
  reference('ContactAnswerInput', contactAnswerInput, 'What is written back.', {
    text: ['Mailed as it is, 10 to 2000 characters', 'The rider will come tomorrow before noon.'],
  }),
];
