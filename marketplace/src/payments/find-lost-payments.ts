import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { inBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';
import { checkPayment } from './check-payment.ts';
import { payments } from './tables.ts';

export const findLostPaymentsJob = jobKind('payments.find-lost');

const atOnce = 10;
/** How long a claimed payment is reserved for the process that claimed it. */
const claimMs = 60_000;

/** Checks payments whose user did not return and for which no webhook arrived. */
export async function findLostPayments({ ctx }: { ctx: Ctx }): Promise<number> {
  if (!ctx.config.paystack.secretKey) return 0;
  const claimedUntil = new Date(ctx.now.getTime() + claimMs);
  return inBatches(async (size) => {
    const rows = await ctx.db
      .update(payments)
      .set({ dueAt: claimedUntil, checks: sql`${payments.checks} + 1` })
      .where(
        sql`${payments.id} = any (array(
          select id from payments where due_at <= ${ctx.now.toISOString()}::timestamptz
          order by due_at limit ${size} for update skip locked
        ))`,
      )
      .returning({ id: payments.id });
    await Promise.all(
      rows.map(({ id }) =>
        checkPayment(ctx, id).catch((error: unknown) =>
          ctx.log.warn({ payment: id, reason: String(error) }, 'could not read the payment at the provider'),
        ),
      ),
    );
    return rows.length;
  }, atOnce);
}
