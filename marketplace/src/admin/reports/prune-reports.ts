import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { reports } from '#admin/tables.ts';
import { chatReports } from '#chat/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { inBatches } from '#platform/db/in-batches.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { jobKind } from '#platform/jobs.ts';
import { releaseUploads } from '#platform/uploads/release-uploads.ts';

export const pruneReportsJob = jobKind('admin.prune-reports');

const retentionDays = 730;
const reportsAtOnce = 200;

/** Deletes a report two years after its decision, with its pictures and the copied messages. */
export async function pruneReports({ ctx }: { ctx: Ctx }): Promise<void> {
  const before = new Date(ctx.now.getTime() - retentionDays * dayMs);
  const isOld = and(eq(reports.state, 'closed'), lt(reports.decidedAt, before));
  await inBatches(
    (size) =>
      inTransaction(ctx, async (tx) => {
        const old = tx.db
          .select({ id: reports.id })
          .from(reports)
          .where(isOld)
          .orderBy(asc(reports.decidedAt))
          .limit(size);
        const gone = await tx.db.delete(reports).where(inArray(reports.id, old)).returning();
        await releaseUploads(
          tx,
          gone.flatMap(({ evidenceIds }) => evidenceIds),
        );
        const ids = gone.map(({ id }) => id);
        if (ids.length > 0) await tx.db.delete(chatReports).where(inArray(chatReports.id, ids));
        return gone.length;
      }),
    reportsAtOnce,
  );
}
