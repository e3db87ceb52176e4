import { sql } from 'drizzle-orm';
import { refunds } from '#payments/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { inBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';
import { checkRefund } from './check-refund.ts';
import { nextRefundCheck } from './refund-rules.ts';

export const findLostRefundsJob = jobKind('payments.find-lost-refunds');

const atOnce = 10;

/** Checks refunds for which no webhook arrived. */
export async function findLostRefunds({ ctx }: { ctx: Ctx }): Promise<number> {
  if (!ctx.config.paystack.secretKey) return 0;
  return inBatches(async (size) => {
    const rows = await ctx.db
      .update(refunds)
      .set({ dueAt: nextRefundCheck(1, ctx.now) })
      .where(
        sql`${refunds.id} = any (array(
          select id from refunds where due_at <= ${ctx.now.toISOString()}::timestamptz
          order by due_at limit ${size} for update skip locked
        ))`,
      )
      .returning({ paymentId: refunds.paymentId });
    await Promise.all(
      rows.map(({ paymentId }) =>
        checkRefund(ctx, paymentId).catch((error: unknown) =>
          ctx.log.warn({ payment: paymentId, reason: String(error) }, 'could not read the refund at the provider'),
        ),
      ),
    );
    return rows.length;
  }, atOnce);
}
