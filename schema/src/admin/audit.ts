import { z } from 'zod';
import { listQuery } from '#kernel/lists/paging.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { auditLimits } from './limits.ts';
import { optional } from './optional.ts';

const word = optional(z.string().max(auditLimits.wordMax).trim());

/** What of the audit log is wanted; the days are those of Ghana, both included. */
export const auditFilter = z.object({
  who: word,
  act: word,
  subject: word,
  from: optional(z.iso.date()),
  until: optional(z.iso.date()),
});
export type AuditFilter = z.infer<typeof auditFilter>;

export const auditQuery = listQuery(auditLimits.perPage).extend(auditFilter.shape);

export const auditEntry = thing('AuditEntry', 'Something that an admin did or looked at.', {
  id: told(z.uuid(), 'Never changes', '01a20146-9c30-7d11-8e4c-2b3c4d5e6f71'),
  actor_id: told(z.uuid(), 'Who it was', '653a391a-cde6-871c-b1f1-853d8db72dd9'),
  actor_name: told(z.string(), 'What they are called now', 'Esi Quartey'),
  act: told(z.string(), 'What was done', 'shops.application.read'),
  subject: told(z.string(), 'Identifies what it was done to', '01a20146-8c11-7f02-8e1d-2b3c4d5e6f70'),
  details: told(z.string(), 'What else belongs to it, as JSON', '{"reason":"The card cannot be read."}'),
  at: told(z.iso.datetime(), 'When it was', '2026-11-21T09:35:00.000Z'),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditPage = thing('AuditPage', 'A page of the audit log.', cursorListAnswer(auditEntry).shape);
