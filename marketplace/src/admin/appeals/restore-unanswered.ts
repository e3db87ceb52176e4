import { appealTexts as texts } from '@besesaka/schema/admin/appeals.ts';
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { findSubject } from '#admin/reports/find-subject.ts';
import { setHidden } from '#admin/reports/hide.ts';
import { endSubjectCase } from '#payouts/cases/subject-case.ts';
import { cases } from '#payouts/tables.ts';
import { operatorId } from '#platform/audit/write-audit.ts';
import type { Ctx } from '#platform/context.ts';
import { oneByOne } from '#platform/db/one-by-one.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { jobKind } from '#platform/jobs.ts';

export const restoreUnansweredJob = jobKind('admin.restore-unanswered');

const atOnce = 50;

/** Restores hidden products whose appeal no admin answered, after all admins were alarmed. Nothing else is restored by itself. */
export async function restoreUnanswered({ ctx }: { ctx: Ctx }): Promise<number> {
  const isLate = and(isNull(cases.endedAt), lte(cases.dueAt, ctx.now), isNotNull(cases.alarmedAt));
  const isOne = and(eq(cases.kind, 'appeal'), eq(cases.appealAbout, 'product'), isLate);
  const late = await ctx.db
    .select({ id: cases.subjectId })
    .from(cases)
    .where(isOne)
    .orderBy(asc(cases.dueAt))
    .limit(atOnce);
  const ids = late.flatMap(({ id }) => id ?? []);
  const failure = 'could not restore a product whose appeal was not answered';
  const { moved } = await oneByOne(ctx, ids, { failure, handle: (id) => restore(ctx, id) });
  return moved;
}

function restore(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const note = texts.unanswered;
    await endSubjectCase(tx, { kind: 'appeal', subjectId: id, outcome: 'granted', note, decidedBy: null });
    const subject = await findSubject(tx, 'product', id);
    const change = { kind: 'product' as const, id, isHidden: false, reason: note };
    if (subject) await setHidden(tx, subject, change, operatorId);
  });
}
