import { z } from 'zod';
import { sessionLimits, verification } from '#accounts/limits.ts';
import { suspension, userSession } from '#accounts/resources.ts';
import { listQuery } from '#kernel/lists/paging.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { shownText } from '#kernel/shown-text.ts';
import { caseRow } from './cases.ts';
import { peopleLimits as limits, personState } from './limits.ts';
import { contactMessageRow } from './messages.ts';
import { optional } from './optional.ts';
import { adminOrderRow } from './orders.ts';
import { adminPaymentRow } from './payments.ts';
import { peopleTexts as texts } from './texts.ts';

export const peopleQuery = listQuery(limits.perPage).extend({
  q: optional(z.string().max(limits.wordsMax).trim()),
  state: optional(oneOf(personState)),
});

export const personRow = resource('PersonRow', 'A user in the search results.', {
  id: describe(z.uuid(), 'Unique ID', examples.buyer),
  full_name: describe(z.string(), 'Full name', 'Afua Boatemaa Darko'),
  email: describe(z.string(), 'Email address in lower case', 'buyer@besesaka.test'),
  telephone_number: describe(z.string(), 'Phone number as entered', '0547955140'),
  shop_name: describe(z.string().nullable(), 'Name of their shop; null if they have none', null),
  state: describe(oneOf(personState), 'State of the account', 'active'),
  date_joined: describe(z.iso.datetime(), 'Time of the signup', '2026-05-06T03:20:00.000Z', { as: 'createdAt' }),
});
export type PersonRow = z.infer<typeof personRow>;

export const personList = resource('PersonList', 'A page of users.', cursorListAnswer(personRow).shape);

export const personNote = resource('PersonNote', 'An internal note about a user.', {
  id: describe(z.uuid(), 'Unique ID', '01a20146-9c77-7d11-8e4c-2b3c4d5e6f70'),
  author_name: describe(z.string(), 'Name of the author', 'Esi Quartey'),
  text: describe(z.string(), 'Text', 'Called on Monday; the parcel had come.'),
  created_at: describe(z.iso.datetime(), 'Time it was written', '2026-11-21T11:20:00.000Z'),
});
export type PersonNote = z.infer<typeof personNote>;

export const pastSuspension = resource('PastSuspension', "An entry in a user's history of suspensions.", {
  id: describe(z.uuid(), 'Unique ID', '01a20146-9c78-7d11-8e4c-2b3c4d5e6f70'),
  is_lift: describe(z.boolean(), 'Whether a suspension was lifted; false if it was imposed', false),
  reason: describe(z.string().nullable(), 'Reason shown to the user; null for a lift', 'Parcels that never came.'),
  until: describe(z.string().nullable(), 'Last day; null for no end or a lift', '2026-11-30'),
  actor_name: describe(z.string(), 'Name of the admin', 'Esi Quartey'),
  created_at: describe(z.iso.datetime(), 'Time of the entry', '2026-11-21T11:20:00.000Z'),
});
export type PastSuspension = z.infer<typeof pastSuspension>;

/** Visible to admins, and to the user in the export of their data. */
export const personNoteInput = resource('PersonNoteInput', 'An internal note about a user.', {
  text: describe(
    z
      .string(texts.noteShort)
      .overwrite(shownText)
      .min(limits.noteMin, texts.noteShort)
      .max(limits.noteMax, texts.noteLong),
    `Text for other admins, ${limits.noteMin} to ${limits.noteMax} characters`,
    'Called on Monday; the parcel had come.',
  ),
});
export type PersonNoteInput = z.infer<typeof personNoteInput>;

export const personRecord = resource('PersonRecord', "A user's record. Every read by an admin is audited.", {
  ...personRow.shape,
  role: describe(z.enum(['person', 'admin']), 'Role', 'person'),
  is_seller: describe(z.boolean(), 'Whether they have a shop', false),
  email_confirmed: describe(z.boolean(), 'Whether their email address is confirmed', true),
  shop_slug: describe(z.string().nullable(), 'URL slug of their shop; null if they have none', null),
  verification: describe(oneOf(verification).nullable(), 'State of the seller verification', null),
  suspension: describe(suspension.nullable(), 'Current suspension; null if none', null),
  sessions: describe(z.array(userSession).max(sessionLimits.perPerson), 'Sessions, most recently used first'),
  reports: describe(z.array(caseRow).max(limits.reportsMax), `Reports about them, the newest ${limits.reportsMax}`),
  reports_made: describe(z.array(caseRow).max(limits.reportsMax), `Reports by them, the newest ${limits.reportsMax}`),
  orders: describe(
    z.array(adminOrderRow).max(limits.latestMax),
    `Orders as a buyer or seller, the newest ${limits.latestMax}`,
  ),
  payments: describe(z.array(adminPaymentRow).max(limits.latestMax), `Payments to us, the newest ${limits.latestMax}`),
  messages: describe(
    z.array(contactMessageRow).max(limits.latestMax),
    `Contact messages, the newest ${limits.latestMax}`,
  ),
  suspensions: describe(
    z.array(pastSuspension).max(limits.latestMax),
    `History of suspensions, the newest ${limits.latestMax}`,
  ),
  notes: describe(z.array(personNote).max(limits.latestMax), `Internal notes, the newest ${limits.latestMax}`),
});
export type PersonRecord = z.infer<typeof personRecord>;
