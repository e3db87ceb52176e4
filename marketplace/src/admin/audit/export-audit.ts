import type { AuditFilter } from '@besesaka/schema/admin/audit.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { requireAdmin } from '#accounts/is-admin.ts';
import { users } from '#accounts/tables.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import type { Ctx } from '#platform/context.ts';
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
  await requireAdmin(ctx);
  await writeAudit({ ctx, input: { act: 'support.audit.export', subject: 'audit-log', details: input } });
  const encoder = new TextEncoder();
  const parts = readParts(ctx, input);
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
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

function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Prefixes values that a spreadsheet would run as a formula. */
function csvCell(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
