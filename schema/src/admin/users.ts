import { z } from 'zod';
import { sessionLimits, verification } from '#accounts/limits.ts';
import { suspension, userSession } from '#accounts/resources.ts';
import { listQuery } from '#kernel/lists/paging.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { staffRole } from '#kernel/staff/roles.ts';
import { usersLimits as limits, userState } from './limits.ts';
import { contactMessageRow } from './messages.ts';
import { optional } from './optional.ts';
import { adminOrderRow } from './orders.ts';
import { adminPaymentRow } from './payments.ts';
import { reportRow } from './reports.ts';

export const usersQuery = listQuery(limits.perPage).extend({
  q: optional(z.string().max(limits.wordsMax).trim()),
  state: optional(oneOf(userState)),
});

export const userRow = resource('UserRow', 'A user in the search results.', {
  id: describe(z.uuid(), 'Unique ID', examples.buyer),
  full_name: describe(z.string(), 'Full name', 'Afua Boatemaa Darko'),
  email: describe(z.string(), 'Email address in lower case', 'buyer@besesaka.test'),
  telephone_number: describe(z.string(), 'Phone number as entered', '0547955140'),
  shop_name: describe(z.string().nullable(), 'Name of their shop; null if they have none', null),
  state: describe(oneOf(userState), 'State of the account', 'active'),
  date_joined: describe(z.iso.datetime(), 'Time of the signup', '2026-05-06T03:20:00.000Z', { as: 'createdAt' }),
});
export type UserRow = z.infer<typeof userRow>;

export const userList = resource('UserList', 'A page of users.', cursorListAnswer(userRow).shape);

export const userNote = resource('UserNote', 'An internal note about a user.', {
  id: describe(z.uuid(), 'Unique ID', '01a20146-9c77-7d11-8e4c-2b3c4d5e6f70'),
  author_name: describe(z.string(), 'Name of the author', 'Esi Quartey'),
  text: describe(z.string(), 'Text', 'Called on Monday; the parcel had come.'),
  created_at: describe(z.iso.datetime(), 'Time it was written', '2026-11-21T11:20:00.000Z'),
});
export type UserNote = z.infer<typeof userNote>;

export const pastSuspension = resource('PastSuspension', "An entry in a user's history of suspensions.", {
  id: describe(z.uuid(), 'Unique ID', '01a20146-9c78-7d11-8e4c-2b3c4d5e6f70'),
  is_lift: describe(z.boolean(), 'Whether a suspension was lifted; false if it was imposed', false),
  reason: describe(z.string().nullable(), 'Reason shown to the user; null for a lift', 'Parcels that never came.'),
  until: describe(z.string().nullable(), 'Last day; null for no end or a lift', '2026-11-30'),
  actor_name: describe(z.string(), 'Name of the admin', 'Esi Quartey'),
  created_at: describe(z.iso.datetime(), 'Time of the entry', '2026-11-21T11:20:00.000Z'),
});
export type PastSuspension = z.infer<typeof pastSuspension>;

export const userRecord = resource('UserRecord', "A user's record. Every read by an admin is audited.", {
  ...userRow.shape,
  staff_role: describe(oneOf(staffRole).nullable(), 'Role in the back office; null for users who are no admins', null),
  is_seller: describe(z.boolean(), 'Whether they have a shop', false),
  email_confirmed: describe(z.boolean(), 'Whether their email address is confirmed', true),
  shop_slug: describe(z.string().nullable(), 'URL slug of their shop; null if they have none', null),
  verification: describe(oneOf(verification).nullable(), 'State of the seller verification', null),
  suspension: describe(suspension.nullable(), 'Current suspension; null if none', null),
  sessions: describe(z.array(userSession).max(sessionLimits.perUser), 'Sessions, most recently used first'),
  reports: describe(z.array(reportRow).max(limits.reportsMax), `Reports about them, the newest ${limits.reportsMax}`),
  reports_made: describe(z.array(reportRow).max(limits.reportsMax), `Reports by them, the newest ${limits.reportsMax}`),
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
  notes: describe(z.array(userNote).max(limits.latestMax), `Internal notes, the newest ${limits.latestMax}`),
});
export type UserRecord = z.infer<typeof userRecord>;
