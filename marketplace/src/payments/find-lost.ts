import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { checkRefund } from '#payments/refunds/settle-refund.ts';
import type { Ctx } from '#platform/context.ts';
import { inBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';
import { nextRefundCheck } from './rules.ts';
import { checkPayment } from './settle-payment.ts';
import { payments, refunds } from './tables.ts';

export const findLostPaymentsJob = jobKind('payments.find-lost');
export const findLostRefundsJob = jobKind('payments.find-lost-refunds');

const atOnce = 10;
/** How long a claimed payment is reserved for the process that claimed it. */
const claimMs = 60_000;

/** Checks payments whose user did not return and for which no webhook arrived. */
export function findLostPayments({ ctx }: { ctx: Ctx }): Promise<number> {
  const dueAt = new Date(ctx.now.getTime() + claimMs);
  const claim = (isDue: SQL) =>
    ctx.db
      .update(payments)
      .set({ dueAt, checks: sql`${payments.checks} + 1` })
      .where(isDue)
      .returning({ id: payments.id });
  return checkDue(ctx, { table: payments, claim, check: checkPayment });
}

/** Checks refunds for which no webhook arrived. */
export function findLostRefunds({ ctx }: { ctx: Ctx }): Promise<number> {
  const dueAt = nextRefundCheck(1, ctx.now);
  const claim = (isDue: SQL) => ctx.db.update(refunds).set({ dueAt }).where(isDue).returning({ id: refunds.paymentId });
  return checkDue(ctx, { table: refunds, claim, check: checkRefund });
}

interface Due {
  table: PgTable & { id: PgColumn; dueAt: PgColumn };
  /** Postpones the rows that match, and returns the ids of their payments. */
  claim: (isDue: SQL) => Promise<{ id: string }[]>;
  check: (ctx: Ctx, paymentId: string) => Promise<unknown>;
}

async function checkDue(ctx: Ctx, { table, claim, check }: Due): Promise<number> {
  if (!ctx.config.paystack.secretKey) return 0;
  return inBatches(async (size) => {
    const claimed = await claim(sql`${table.id} = any (array(
      select id from ${table} where due_at <= ${ctx.now.toISOString()}::timestamptz
      order by due_at limit ${size} for update skip locked
    ))`);
    await Promise.all(
      claimed.map(({ id }) =>
        check(ctx, id).catch((error: unknown) =>
          ctx.log.warn({ payment: id, err: error }, 'could not read the payment at the provider'),
        ),
      ),
    );
    return claimed.length;
  }, atOnce);
}
