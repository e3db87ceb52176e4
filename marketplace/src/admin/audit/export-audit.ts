import type { AuditFilter } from '@besesaka/schema/admin/audit.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { requireAdmin } from '#accounts/is-admin.ts';
import { users } from '#accounts/tables.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import type { Ctx } from '#platform/context.ts';
import { auditColumns, auditFilters } from './audit-filters.ts';
import { toAuditEntry } from './list-audit.ts';

/** So many rows are in memory at a time; no connection is held while they are sent. */
const atOnce = 500;

const columns = ['at', 'actor_name', 'actor_id', 'act', 'subject', 'details'] as const;

interface Args {
  ctx: Ctx;
  input: AuditFilter;
}

/** For admins: all of it as CSV, in parts as they are read. That it was taken away is in the log itself. */
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

/** Downward from the newest by moment and id, so that what is added meanwhile moves nothing. */
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
    // The row's own moment: what JavaScript keeps of one is coarser than the database.
    below = sql`(${auditLog.at}, ${auditLog.id}) < (select at, id from ${auditLog} as edge where edge.id = ${last.id})`;
  }
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** What a table program would take for a formula is plain text there. */
function csvCell(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
