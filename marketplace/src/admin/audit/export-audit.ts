import type { AuditFilter } from '@besesaka/schema/admin/audit.ts';
import { csvLine } from '@besesaka/schema/kernel/csv.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import type { Ctx } from '#platform/context.ts';
import { streamOf } from '#platform/http/stream-of.ts';
import { auditColumns, auditFilters } from './audit-filters.ts';
import { toAuditEntry } from './list-audit.ts';

/** The number of rows in memory at a time. No database connection is held while they are sent. */
const atOnce = 500;

const columns = ['at', 'actor_name', 'actor_id', 'act', 'subject', 'details'] as const;

interface Args {
  ctx: Ctx;
  input: AuditFilter;
}

/** Streams the audit log as CSV to an admin. The export itself is logged. */
export async function exportAudit({ ctx, input }: Args): Promise<ReadableStream<Uint8Array>> {
  await writeAudit({ ctx, input: { act: 'support.audit.export', subject: 'audit-log', details: input } });
  return streamOf(readParts(ctx, input));
}

/** Reads from the newest row downwards by time and id, so that new rows do not shift the pages. */
async function* readParts({ db }: Ctx, filter: AuditFilter): AsyncGenerator<string> {
  yield csvLine(columns);
  let below = sql`true`;
  for (;;) {
    const rows = await db
      .select(auditColumns)
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(and(auditFilters(filter), below))
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(atOnce);
    const entries = rows.map(toAuditEntry);
    if (entries.length > 0) yield entries.map((entry) => csvLine(columns.map((name) => entry[name]))).join('');
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    // Compares with the row's stored time, because a JavaScript date is less precise.
    below = sql`(${auditLog.at}, ${auditLog.id}) < (select at, id from ${auditLog} as edge where edge.id = ${last.id})`;
  }
}
