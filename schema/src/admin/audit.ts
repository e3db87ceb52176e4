import { z } from 'zod';
import { listQuery } from '#kernel/lists/paging.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { auditLimits } from './limits.ts';
import { optional } from './optional.ts';

const word = optional(z.string().max(auditLimits.wordMax).trim());

/** Filters of the audit log. Both days are inclusive, in Ghana's time. */
export const auditFilter = z.object({
  who: word,
  act: word,
  subject: word,
  from: optional(z.iso.date()),
  until: optional(z.iso.date()),
});
export type AuditFilter = z.infer<typeof auditFilter>;

export const auditQuery = listQuery(auditLimits.perPage).extend(auditFilter.shape);

export const auditEntry = resource('AuditEntry', 'An action or a read by an admin.', {
  id: describe(z.uuid(), 'Unique ID', '01a20146-9c30-7d11-8e4c-2b3c4d5e6f71'),
  actor_id: describe(z.uuid(), 'ID of the user who acted', '653a391a-cde6-871c-b1f1-853d8db72dd9'),
  actor_name: describe(z.string(), 'Current name', 'Esi Quartey'),
  act: describe(z.string(), 'Name of the action', 'shops.application.read'),
  subject: describe(z.string(), 'ID of the subject', '01a20146-8c11-7f02-8e1d-2b3c4d5e6f70', {
    as: 'subjectId',
    type: 'ID',
  }),
  subject_name: describe(
    z.string(),
    'Name of the subject, such as of a user or a shop; empty if it has none',
    'Adepa Kente House',
  ),
  details: describe(z.string(), 'Further details, as JSON', '{"reason":"The card cannot be read."}'),
  at: describe(z.iso.datetime(), 'Time of the action', '2026-11-21T09:35:00.000Z', { as: 'createdAt' }),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditPage = resource('AuditPage', 'A page of the audit log.', cursorListAnswer(auditEntry).shape);
