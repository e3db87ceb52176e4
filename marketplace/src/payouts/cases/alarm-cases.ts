import { caseKind } from '@besesaka/schema/payouts/limits.ts';
import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { adminIds } from '#accounts/second-admin.ts';
import { cases } from '#payouts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { jobKind } from '#platform/jobs.ts';

export const alarmCasesJob = jobKind('payouts.alarm-cases');

const atOnce = 100;

/** Alarms all admins about each case that was not decided in time, once. */
export function alarmCases({ ctx }: { ctx: Ctx }): Promise<number> {
  const waitsForAdmin = or(isNotNull(cases.answeredAt), isNull(cases.orderId));
  return inTransaction(ctx, async (tx) => {
    const late = await tx.db
      .select({ id: cases.id, kind: cases.kind })
      .from(cases)
      .where(and(lte(cases.dueAt, tx.now), isNull(cases.endedAt), isNull(cases.alarmedAt), waitsForAdmin))
      .orderBy(asc(cases.dueAt))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    const admins = late.length > 0 ? await adminIds(tx) : [];
    for (const { id, kind } of late) {
      await tx.db.update(cases).set({ alarmedAt: tx.now }).where(eq(cases.id, id));
      tx.log.error({ case: id, kind }, 'a case was not decided in time');
      const text = `${caseKind.labels[kind]}. It was not decided in time.`;
      for (const to of admins)
        tx.notify({
          to,
          source: 'seller',
          kind: 'system',
          key: `case:${id}`,
          content: { title: 'A case waits for a decision', text },
          link: `/admin/cases/${id}`,
          mail: { paragraphs: [text], action: 'Open the case' },
        });
    }
    return late.length;
  });
}
