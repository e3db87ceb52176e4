import { z } from 'zod';
import { verificationStates } from '#accounts/limits.ts';
import { personSession, suspension } from '#accounts/resources.ts';
import { listQuery } from '#kernel/lists/paging.ts';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { shownText } from '#kernel/shown-text.ts';
import { caseRow } from './cases.ts';
import { peopleLimits as limits, personStates } from './limits.ts';
import { contactMessageRow } from './messages.ts';
import { optional } from './optional.ts';
import { adminOrderRow } from './orders.ts';
import { adminPaymentRow } from './payments.ts';
import { peopleTexts as texts } from './texts.ts';

export const peopleQuery = listQuery(limits.perPage).extend({
  q: optional(z.string().max(limits.wordsMax).trim()),
  state: optional(z.enum(personStates)),
});

export const personRow = thing('PersonRow', 'Somebody who has an account, as a search shows them.', {
  id: told(z.uuid(), 'Never changes', examples.buyer),
  full_name: told(z.string(), 'As they gave it', 'Afua Boatemaa Darko'),
  email: told(z.string(), 'In lower case', 'buyer@besesaka.test'),
  telephone_number: told(z.string(), 'As they gave it', '0547955140'),
  shop_name: told(z.string().nullable(), 'Of their shop; null for somebody who does not sell', null),
  state: told(z.enum(personStates), 'How they stand: leaving is who asked to be deleted', 'active'),
  date_joined: told(z.iso.datetime(), 'When the account was made', '2026-05-06T03:20:00.000Z'),
});
export type PersonRow = z.infer<typeof personRow>;

export const personList = thing('PersonList', 'A page of people.', cursorListAnswer(personRow).shape);

export const personNote = thing('PersonNote', 'What an admin noted about somebody, for other admins.', {
  id: told(z.uuid(), 'Never changes', '01a20146-9c77-7d11-8e4c-2b3c4d5e6f70'),
  author_name: told(z.string(), 'Who noted it', 'Esi Quartey'),
  text: told(z.string(), 'The words', 'Called on Monday; the parcel had come.'),
  created_at: told(z.iso.datetime(), 'When it was noted', '2026-11-21T11:20:00.000Z'),
});
export type PersonNote = z.infer<typeof personNote>;

export const pastSuspension = thing('PastSuspension', 'A step in the history of suspensions of somebody.', {
  id: told(z.uuid(), 'Never changes', '01a20146-9c78-7d11-8e4c-2b3c4d5e6f70'),
  is_lift: told(z.boolean(), 'Whether a suspension was lifted, not said', false),
  reason: told(z.string().nullable(), 'As the person read it; null where it was lifted', 'Parcels that never came.'),
  until: told(z.string().nullable(), 'The last day of it; null: without an end, or lifted', '2026-11-30'),
  actor_name: told(z.string(), 'Which admin', 'Esi Quartey'),
  created_at: told(z.iso.datetime(), 'When', '2026-11-21T11:20:00.000Z'),
});
export type PastSuspension = z.infer<typeof pastSuspension>;

/** For admins alone; the person finds it in the archive of their data. */
export const personNoteInput = z.object({
  text: z
    .string(texts.noteShort)
    .overwrite(shownText)
    .min(limits.noteMin, texts.noteShort)
    .max(limits.noteMax, texts.noteLong),
});
export type PersonNoteInput = z.infer<typeof personNoteInput>;

export const personRecord = thing('PersonRecord', 'What we hold of somebody; that an admin read it is on record.', {
  ...personRow.shape,
  role: told(z.enum(['person', 'admin']), 'What they may do', 'person'),
  is_seller: told(z.boolean(), 'Whether they have a shop', false),
  email_confirmed: told(z.boolean(), 'Whether mail to their address reaches them', true),
  shop_slug: told(z.string().nullable(), "Their shop's part of addresses", null),
  verification: told(z.enum(verificationStates).nullable(), 'How far the check of the seller has come', null),
  suspension: told(suspension.nullable(), 'What keeps them from trading for now', null),
  sessions: told(z.array(personSession), 'Where they are logged in, used last first'),
  reports: told(z.array(caseRow), `What was reported about them, the newest ${limits.reportsMax}`),
  reports_made: told(z.array(caseRow), `What they reported, the newest ${limits.reportsMax}`),
  orders: told(z.array(adminOrderRow), `What they bought and sold, the newest ${limits.latestMax}`),
  payments: told(z.array(adminPaymentRow), `What they paid us, the newest ${limits.latestMax}`),
  messages: told(z.array(contactMessageRow), `What they wrote to us, the newest ${limits.latestMax}`),
  suspensions: told(z.array(pastSuspension), `How they were suspended so far, the newest ${limits.latestMax}`),
  notes: told(z.array(personNote), `What admins noted about them, the newest ${limits.latestMax}`),
});
export type PersonRecord = z.infer<typeof personRecord>;
