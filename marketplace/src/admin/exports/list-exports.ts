import type { ListExport, ListExportInput, ListExports } from '@besesaka/schema/admin/exports.ts';
import { exportedList, exportLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { requestListExport as operation } from '@besesaka/schema/admin/operations.ts';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { startExport, toDataExport } from '#accounts/data-export/data-exports.ts';
import { requireRole } from '#accounts/is-admin.ts';
import { type DataExportRow, dataExports } from '#accounts/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { answerOnce, attemptOf } from '#platform/idempotency/answer-once.ts';
import { lists } from './lists.ts';

const rule = { name: 'list-exports', times: limits.perHour, seconds: 60 * 60 };

/** Starts the job that writes a list as CSV. The archive is downloaded like a copy of one's own data. */
interface Asking {
  ctx: Ctx;
  input: ListExportInput & { key: string | undefined };
}

export async function requestListExport({ ctx, input: { key, ...input } }: Asking): Promise<ListExport> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, rule);
  const { list, month = null } = input;
  if (lists[list].isForTrust) await requireRole(ctx, { method: 'GET', area: 'trust' });
  return answerOnce(ctx, attemptOf(operation, key, input), async (tx) => {
    const row = await startExport(tx, { userId, list, month });
    await writeAudit({ ctx: tx, input: { act: 'support.export', subject: list, details: { month } } });
    return toListExport(row, tx.now);
  });
}

export async function readListExports({ ctx }: { ctx: Ctx }): Promise<ListExports> {
  const { userId } = requireViewer(ctx);
  const rows = await ctx.db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), isNotNull(dataExports.list)))
    .orderBy(desc(dataExports.askedAt))
    .limit(limits.shown);
  return { results: rows.map((row) => toListExport(row, ctx.now)) };
}

function toListExport(row: DataExportRow, now: Date): ListExport {
  const list = exportedList.values.find((one) => one === row.list) ?? 'ledger';
  return { ...toDataExport(row, now), list, month: row.month };
}
