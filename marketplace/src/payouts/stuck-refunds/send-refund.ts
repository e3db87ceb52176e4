import { currency } from '@besesaka/schema/kernel/money.ts';
import type { Refund } from '@besesaka/schema/payments/resources.ts';
import { stuckRefundTexts as texts } from '@besesaka/schema/payouts/stuck-refunds/texts.ts';
import { eq, lte } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { toRefund } from '#payments/refunds/refund-payment.ts';
import { isLate } from '#payments/refunds/settle-refund.ts';
import { type PaymentRow, payments, refunds } from '#payments/tables.ts';
import { createRecipient, findOwnerName } from '#payouts/shop-money/provider-transfers.ts';
import { nextPayoutCheck } from '#payouts/shop-money/rules.ts';
import { runTransfer } from '#payouts/shop-money/run-transfer.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound, Refused, Unavailable } from '#platform/base/errors.ts';
import { isUuid, newId } from '#platform/base/ids.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inBatches } from '#platform/db/in-batches.ts';
import { oneByOne } from '#platform/db/one-by-one.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { jobKind } from '#platform/jobs.ts';
import { lockStuckRefund } from './lock-refund.ts';
import { hasComeBack, settleRefundTransfer } from './settle-refund-transfer.ts';
import { type RefundTransferRow, refundTransfers } from './tables.ts';

export const sendRefundsJob = jobKind('payouts.send-refunds');
/** Sends a refund right after the commit. */
export const sendRefundJob = jobKind<{ id: string }>('payouts.send-refund');

/** A refund did not arrive for days: an admin sends it to the wallet that paid, and to no other. */
export async function sendRefund({ ctx, input: { id } }: { ctx: Ctx; input: { id: string } }): Promise<Refund> {
  const recipientCode = await recipientOf(ctx, id);
  return inTransaction(ctx, async (tx) => {
    const { adminId, payment, row } = await lockStuckRefund(tx, id);
    const isSendable = isLate(row, tx.now) || (await hasComeBack(tx, id));
    if (!isSendable || row.currency !== currency) throw new Refused(texts.tooEarly);
    await writeAudit({ ctx: tx, input: { act: 'payments.refund.send', subject: payment.id, details: { refund: id } } });
    const transfer = { id: newId(), paymentId: payment.id, refundId: id, recipientCode, amountPesewas: row.amount };
    await tx.db.insert(refundTransfers).values({ ...transfer, requestedBy: adminId, createdAt: tx.now, dueAt: tx.now });
    tx.enqueue(sendRefundJob, { id: transfer.id });
    return toRefund(row);
  });
}

async function recipientOf(ctx: Ctx, refundId: string): Promise<string> {
  const [found] = isUuid(refundId)
    ? await ctx.db
        .select({ payment: payments, name: users.fullName })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .innerJoin(users, eq(users.id, payments.userId))
        .where(eq(refunds.id, refundId))
    : [];
  if (!found) throw new NotFound(texts.refundMissing);
  const wallet = walletOf(found.payment);
  if (!wallet) throw new Refused(texts.noWallet);
  const call = { paystack: ctx.config.paystack, signal: AbortSignal.timeout(ctx.config.outsideCallMs) };
  try {
    const name = (await findOwnerName(call, wallet, ctx.now)) ?? found.name;
    const recipient = await createRecipient(call, { ...wallet, name }, ctx.now);
    if ('refusal' in recipient) throw new Refused(recipient.refusal);
    return recipient.code;
  } catch (error) {
    if (error instanceof Refused) throw error;
    ctx.log.warn({ refund: refundId, err: error }, 'could not name a wallet to the provider');
    throw new Unavailable();
  }
}

/** The wallet that paid; null without one. */
export function walletOf({ network, phone }: PaymentRow) {
  return network && phone ? { network, phone } : null;
}

/** Goes on with the transfers of refunds that are due. */
export function sendRefunds({ ctx }: { ctx: Ctx }): Promise<number> {
  return inBatches(async (size) => {
    const rows = await ctx.db
      .select({ id: refundTransfers.id })
      .from(refundTransfers)
      .where(lte(refundTransfers.dueAt, ctx.now))
      .orderBy(refundTransfers.dueAt)
      .limit(size);
    const ids = rows.map(({ id }) => id);
    await oneByOne(ctx, ids, {
      failure: 'could not send the transfer of a refund',
      handle: (id) => sendRefundTransfer({ ctx, input: { id } }),
    });
    return rows.length;
  }, 10);
}

/** As with payouts: claimed, then requested under one reference, then settled. */
export async function sendRefundTransfer({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<void> {
  const row = await inTransaction(ctx, (tx) => claim(tx, input.id));
  if (!row) return;
  await runTransfer(ctx, {
    reference: row.id,
    amountPesewas: row.amountPesewas,
    recipientCode: row.recipientCode,
    reason: 'Refund',
    isRepeated: row.askedAt !== null,
    isSent: row.state === 'pending',
    settle: (transfer) => settleRefundTransfer(ctx, transfer),
    refused: ({ message }) =>
      settleRefundTransfer(ctx, {
        reference: row.id,
        amount: row.amountPesewas,
        currency,
        status: 'failed',
        failures: message,
      }),
  });
}

/** Returns the transfer as it was before this attempt. */
async function claim(tx: Tx, id: string): Promise<RefundTransferRow | null> {
  const [row] = await tx.db.select().from(refundTransfers).where(eq(refundTransfers.id, id)).for('no key update');
  if (!row?.dueAt || row.dueAt > tx.now) return null;
  const next = { dueAt: nextPayoutCheck(row.checks, tx.now), checks: row.checks + 1, askedAt: row.askedAt ?? tx.now };
  await tx.db.update(refundTransfers).set(next).where(eq(refundTransfers.id, id));
  return row;
}
