import { currency } from '@besesaka/schema/kernel/money.ts';
import { shopMoneyLimits as limits } from '@besesaka/schema/payouts/shop-money/limits.ts';
import { and, eq } from 'drizzle-orm';
import { paymentsChanged } from '#payments/domain-events.ts';
import { enter, inReview, transferFees } from '#payments/ledger.ts';
import { settleSentRefund } from '#payments/refunds/settle-refund.ts';
import { type PaymentRow, payments, type RefundRow, refunds } from '#payments/tables.ts';
import type { Transfer } from '#payouts/shop-money/provider-transfers.ts';
import { nextPayoutCheck, outcomeOf } from '#payouts/shop-money/rules.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { type RefundTransferRow, refundTransfers } from './tables.ts';

const expectedFee = limits.feePesewas;

interface Locked {
  payment: PaymentRow;
  refund: RefundRow;
  row: RefundTransferRow;
}

/**
 * Applies the provider's transfer of a refund. The answer, the webhook and the worker end here, at the same time and
 * repeatedly; the lock of the payment serializes them. Returns false if there is no such transfer.
 */
export function settleRefundTransfer(ctx: Ctx, found: Transfer): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const locked = await lock(tx, found.reference);
    if (locked) await settle(tx, locked, found);
    return locked !== null;
  });
}

async function lock(tx: Tx, id: string): Promise<Locked | null> {
  const [known] = await tx.db.select().from(refundTransfers).where(eq(refundTransfers.id, id));
  if (!known) return null;
  const [payment] = await tx.db.select().from(payments).where(eq(payments.id, known.paymentId)).for('no key update');
  const [refund] = await tx.db.select().from(refunds).where(eq(refunds.id, known.refundId));
  const [row] = await tx.db.select().from(refundTransfers).where(eq(refundTransfers.id, id));
  if (!payment || !refund || !row) throw new Error('payment of a refund is missing');
  return { payment, refund, row };
}

async function settle(tx: Tx, locked: Locked, found: Transfer): Promise<void> {
  const { row, payment } = locked;
  const { state, reason = null } = outcomeOf(found.status);
  if (found.amount !== row.amountPesewas || found.currency !== currency) {
    tx.log.error({ transfer: row.id, amount: found.amount }, 'the transfer of a refund has another amount');
    await updateTransfer(tx, row, { failure: 'The transfer has another amount', dueAt: null });
  } else if (state === 'succeeded' || state === 'returned') {
    const isPaid = row.state === 'succeeded' || row.state === 'returned';
    // A returned transfer no longer has the fee that was charged.
    const charged = state === 'succeeded' ? (found.fee_charged ?? expectedFee) : expectedFee;
    if (!isPaid) await arrive(tx, locked, charged);
    if (state === 'returned' && row.state !== 'returned') await comeBack(tx, locked, found.fee_charged ?? 0);
  } else if (row.endedAt) return;
  else if (state === 'failed') {
    const failure = reason ?? (typeof found.failures === 'string' ? found.failures : 'The network did not pay it out');
    await updateTransfer(tx, row, { state: 'failed', failure, endedAt: tx.now, dueAt: null });
  } else
    await updateTransfer(tx, row, { state: 'pending', failure: reason, dueAt: nextPayoutCheck(row.checks, tx.now) });
  await publishDomainEvent(tx, paymentsChanged, { paymentId: payment.id });
}

async function updateTransfer(tx: Tx, { id }: RefundTransferRow, set: Partial<RefundTransferRow>): Promise<void> {
  await tx.db.update(refundTransfers).set(set).where(eq(refundTransfers.id, id));
}

/** The fee of the transfer is the marketplace's. */
async function arrive(tx: Tx, { payment, refund, row }: Locked, fee: number): Promise<void> {
  const cameBack = await hasComeBack(tx, refund.id);
  await updateTransfer(tx, row, { state: 'succeeded', feePesewas: fee, failure: null, endedAt: tx.now, dueAt: null });
  if (refund.state !== 'processed') {
    const cost = { account: transferFees, amount: fee, transferId: row.id };
    await settleSentRefund(tx, payment, { row: refund, cost });
    return;
  }
  if (!cameBack) tx.log.error({ refund: refund.id }, 'a refund arrived twice, by the provider and as a transfer');
  const lines = [
    { account: cameBack ? inReview : 'loss', amount: row.amountPesewas },
    { account: transferFees, amount: fee },
    { account: 'provider', amount: -row.amountPesewas - fee },
  ];
  await enter(tx, { kind: 'refund', subjectId: row.id, paymentId: payment.id, currency, lines });
  await tx.db.update(payments).set({ heldReason: null }).where(eq(payments.id, payment.id));
}

/** Its money waits for an admin, who sends it again. The fee that the provider keeps is the marketplace's. */
async function comeBack(tx: Tx, { payment, row }: Locked, kept: number): Promise<void> {
  await updateTransfer(tx, row, { state: 'returned', failure: 'The network sent it back' });
  const fee = (row.feePesewas ?? expectedFee) - kept;
  const lines = [
    { account: 'provider', amount: row.amountPesewas + fee },
    { account: transferFees, amount: -fee },
    { account: inReview, amount: -row.amountPesewas },
  ];
  await enter(tx, { kind: 'refund returned', subjectId: row.id, paymentId: payment.id, currency, lines });
  const heldReason = 'A refund came back from the wallet';
  tx.log.error({ payment: payment.id, reason: heldReason }, 'a payment is held for an admin');
  await tx.db.update(payments).set({ heldReason }).where(eq(payments.id, payment.id));
}

/** Whether a transfer of the refund arrived and came back. */
export async function hasComeBack({ db }: Ctx, refundId: string): Promise<boolean> {
  const isIt = and(eq(refundTransfers.refundId, refundId), eq(refundTransfers.state, 'returned'));
  return (await db.$count(refundTransfers, isIt)) > 0;
}
