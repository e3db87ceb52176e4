import { cedi } from '@besesaka/schema/kernel/money.ts';
import { eq, lte } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { inBatches } from '#platform/db/in-batches.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { jobKind } from '#platform/jobs.ts';
import { nextPayoutCheck } from './rules.ts';
import { runTransfer } from './run-transfer.ts';
import { lockPayout, settlePayout, settleRefusal, writePayout } from './settle-payout.ts';
import { type PayoutRow, payouts } from './tables.ts';

export const sendPayoutsJob = jobKind('payouts.send-due');

const atOnce = 10;

/** Goes on with payouts that are due: sends them, or asks what became of those that were sent. */
export async function sendPayouts({ ctx }: { ctx: Ctx }): Promise<number> {
  if (!ctx.config.paystack.secretKey) return 0;
  return inBatches(async (size) => {
    const rows = await ctx.db
      .select({ id: payouts.id })
      .from(payouts)
      .where(lte(payouts.dueAt, ctx.now))
      .orderBy(payouts.dueAt)
      .limit(size);
    await Promise.all(rows.map(({ id }) => sendPayout({ ctx, input: { id } })));
    return rows.length;
  }, atOnce);
}

/**
 * Claim, call, settle: the payout is in state `asking` before the provider hears of it, and each attempt has the same
 * reference. What an earlier attempt led to is asked first.
 */
export async function sendPayout({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<void> {
  const claimed = await claim(ctx, input.id);
  if (!claimed) return;
  const { row, isRepeated } = claimed;
  await runTransfer(ctx, {
    reference: row.id,
    amountPesewas: row.amountPesewas - row.expectedFeePesewas,
    recipientCode: row.recipientCode,
    reason: `Payout of ${cedi(row.amountPesewas)}`,
    isRepeated,
    isSent: row.state === 'pending',
    settle: (transfer) => settlePayout(ctx, transfer),
    refused: (refusal) => settleRefusal(ctx, row.id, refusal),
  });
}

/** Reserves the payout for this process until the next check. One that waits for an admin or has ended is never due. */
function claim(ctx: Ctx, id: string): Promise<{ row: PayoutRow; isRepeated: boolean } | null> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockPayout(tx, id);
    if (!row?.dueAt || row.dueAt > tx.now) return null;
    const isRepeated = row.askedAt !== null;
    const next = { dueAt: nextPayoutCheck(row.checks, tx.now), checks: row.checks + 1 };
    if (row.state === 'due' || row.state === 'approved') {
      const asking = { ...next, state: 'asking' as const, reason: null, askedAt: row.askedAt ?? tx.now };
      return { row: await writePayout(tx, id, asking), isRepeated };
    }
    await tx.db.update(payouts).set(next).where(eq(payouts.id, id));
    return { row, isRepeated };
  });
}
