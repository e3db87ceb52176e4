import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { paymentLimits as limits, type RefundState } from '@besesaka/schema/payments/limits.ts';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { paymentsChanged } from '#payments/domain-events.ts';
import { emitPaymentChanged } from '#payments/emit-payment-changed.ts';
import { type Charged, enterRefund, findCharged, type RefundCost } from '#payments/ledger.ts';
import { listRefunds, type RefundFound } from '#payments/provider.ts';
import { isEnded, leftOf, nextRefundCheck, refundStateOf } from '#payments/rules.ts';
import { checkPayment, sourceOf } from '#payments/settle-payment.ts';
import { type PaymentRow, payments, type RefundRow, refunds } from '#payments/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import { Unavailable } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';

/**
 * Asks the provider for the state of a payment's refunds without holding a database connection, and applies the result.
 */
export async function checkRefund(ctx: Ctx, paymentId: string): Promise<void> {
  const [payment] = await ctx.db.select({ state: payments.state }).from(payments).where(eq(payments.id, paymentId));
  // A repeated message about a finished refund needs no question to the provider.
  if (!payment || payment.state === 'refunded') return;
  // The message that it was paid may arrive after the one about the refund, or never.
  if (!isEnded(payment.state)) await checkPayment(ctx, paymentId);
  await ctx.db
    .update(refunds)
    .set({ checks: sql`${refunds.checks} + 1` })
    .where(and(eq(refunds.paymentId, paymentId), isNull(refunds.endedAt)));
  const call = { paystack: ctx.config.paystack, signal: AbortSignal.timeout(ctx.config.outsideCallMs) };
  for (const found of await listRefunds(call, paymentId)) {
    const id = await rowOf(ctx, paymentId, found);
    if (id) await inTransaction(ctx, (tx) => settleRefund(tx, id, { found }));
  }
}

/**
 * Finds our refund, or records one that was made in the provider's dashboard, which may be partial. While one of our
 * own requests is open, the refund may be its result: the provider repeats its message after that request.
 */
function rowOf(ctx: Ctx, paymentId: string, found: RefundFound): Promise<string | null> {
  return inTransaction(ctx, async (tx) => {
    const [payment] = await tx.db.select().from(payments).where(eq(payments.id, paymentId)).for('no key update');
    const rows: RefundRow[] = await tx.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
    const known = rows.find(({ providerId }) => providerId === String(found.id));
    if (known) return known.id;
    const charged = await findCharged(tx, paymentId);
    const isAsking = rows.some(({ state }) => state === 'asking');
    if (!payment || !charged || found.status === 'failed') return null;
    if (isAsking) throw new Unavailable();
    if (found.amount > leftOf(charged, rows)) {
      tx.log.error({ payment: paymentId, refund: found.id }, 'the provider refunded more than was paid');
      return null;
    }
    const id = newId();
    const { amount } = found;
    const { currency } = charged;
    const source = { reason: 'It was requested at the payment provider.', providerId: String(found.id) };
    const values = { id, paymentId, ...source, amount, currency, createdAt: tx.now };
    const [row] = await tx.db
      .insert(refunds)
      .values({ ...values, state: 'pending', dueAt: nextRefundCheck(0, tx.now) })
      .returning();
    if (row) await notifyRefund(tx, payment, row);
    return id;
  });
}

/**
 * Applies the provider's state of a refund. The API response, the webhook and the job all end here. The lock on the
 * payment's row serializes them, and a refund only moves forward. Null if there is no such refund.
 */
export async function settleRefund(tx: Tx, id: string, answer: ProviderAnswer): Promise<RefundRow | null> {
  const [known] = await tx.db.select({ paymentId: refunds.paymentId }).from(refunds).where(eq(refunds.id, id));
  if (!known) return null;
  const payment = await lock(tx, known.paymentId);
  const [row] = await tx.db.select().from(refunds).where(eq(refunds.id, id));
  if (!row) return null;
  // It was refused because an earlier refund, which had failed, succeeded after all.
  const earlier = 'found' in answer ? await findEarlier(tx, row, answer.found) : null;
  if (!earlier) return settle(tx, { payment, row, answer });
  await settle(tx, { payment, row, answer: anotherWent });
  return settle(tx, { payment, row: earlier, answer });
}

type ProviderAnswer = { found: RefundFound } | { refusal: string };

const anotherWent = { refusal: 'An earlier one went through' };

async function settle(
  tx: Tx,
  { payment, row, answer }: { payment: PaymentRow; row: RefundRow; answer: ProviderAnswer },
): Promise<RefundRow> {
  const state = refundStateOf(row.state, 'found' in answer ? answer.found.status : 'failed');
  if (row.state === 'failed' && state !== 'failed') await cancelOthers(tx, row);
  const changed = await updateRefund(tx, row, state, answer);
  if (state === row.state) {
    if (isLate(changed, tx.now) && payment.heldReason === null) await hold(tx, payment, late);
    return changed;
  }
  await endHold(tx, payment);
  if (state === 'processed') await takeBack(tx, payment, row);
  if (state === 'needs_attention') await hold(tx, payment, unreachable);
  await notifyRefund(tx, payment, changed);
  if (changed.endedAt) await publishDomainEvent(tx, paymentsChanged, { paymentId: payment.id });
  return changed;
}

const unreachable = 'The provider cannot reach the payer to refund it';
const late = `A refund has not arrived for ${limits.refundPatienceDays} days`;

/** Whether a refund can be sent by a transfer instead, because it does not arrive. */
export function isLate({ state, createdAt }: Pick<RefundRow, 'state' | 'createdAt'>, now: Date): boolean {
  const isOpen = state === 'pending' || state === 'processing' || state === 'needs_attention';
  return isOpen && now.getTime() - createdAt.getTime() >= limits.refundPatienceDays * dayMs;
}

async function hold(tx: Tx, { id }: PaymentRow, heldReason: string): Promise<void> {
  tx.log.error({ payment: id, reason: heldReason }, 'a payment is held for an admin');
  await tx.db.update(payments).set({ heldReason }).where(eq(payments.id, id));
  await publishDomainEvent(tx, paymentsChanged, { paymentId: id });
}

async function endHold(tx: Tx, { id, heldReason }: PaymentRow): Promise<void> {
  if (heldReason === unreachable || heldReason === late)
    await tx.db.update(payments).set({ heldReason: null }).where(eq(payments.id, id));
}

/** A transfer by the marketplace took a refund to the payer. The caller holds the lock of the payment. */
export async function settleSentRefund(tx: Tx, payment: PaymentRow, sent: SentRefund): Promise<void> {
  const ended = { state: 'processed' as const, endedAt: tx.now, dueAt: null };
  const [row] = await tx.db.update(refunds).set(ended).where(eq(refunds.id, sent.row.id)).returning();
  if (!row) throw new Error('refund row missing after lock');
  await endHold(tx, payment);
  await takeBack(tx, payment, row, sent.cost);
  await notifyRefund(tx, payment, row);
  await publishDomainEvent(tx, paymentsChanged, { paymentId: payment.id });
}

interface SentRefund {
  row: RefundRow;
  cost: RefundCost;
}

async function findEarlier(ctx: Ctx, { id }: RefundRow, found: RefundFound): Promise<RefundRow | null> {
  const isThis = and(eq(refunds.providerId, String(found.id)), ne(refunds.id, id));
  const [row] = await ctx.db.select().from(refunds).where(isThis);
  return row ?? null;
}

/** Ends the refunds that the provider has not accepted and will not, because no money is left to refund. */
async function cancelOthers(tx: Tx, { id, paymentId }: RefundRow): Promise<void> {
  const isOther = and(eq(refunds.paymentId, paymentId), ne(refunds.id, id), eq(refunds.state, 'asking'));
  const over = { state: 'failed', failure: anotherWent.refusal, endedAt: tx.now, dueAt: null } as const;
  await tx.db.update(refunds).set(over).where(isOther);
}

async function lock(tx: Tx, paymentId: string): Promise<PaymentRow> {
  const [payment] = await tx.db.select().from(payments).where(eq(payments.id, paymentId)).for('no key update');
  if (!payment) throw new Error('payment row of a refund is missing');
  return payment;
}

async function updateRefund(tx: Tx, row: RefundRow, state: RefundState, answer: ProviderAnswer): Promise<RefundRow> {
  const hasEnded = state === 'processed' || state === 'failed';
  const failure = 'refusal' in answer ? answer.refusal : 'The provider could not do it';
  const [changed] = await tx.db
    .update(refunds)
    .set({
      state,
      ...('found' in answer && { providerId: String(answer.found.id), providerAnswer: answer.found }),
      failure: state === 'failed' ? failure : null,
      endedAt: hasEnded ? (state === row.state ? row.endedAt : tx.now) : null,
      dueAt: hasEnded ? null : nextRefundCheck(row.checks, tx.now),
    })
    .where(eq(refunds.id, row.id))
    .returning();
  if (!changed) throw new Error('refund row missing after lock');
  return changed;
}

/**
 * The ledger follows the money. After a full refund the seller module reverses the purchase; a held payment had bought
 * nothing. After a partial refund in the provider's dashboard, an admin decides about the purchase.
 */
export async function takeBack(tx: Tx, payment: PaymentRow, refund: RefundRow, cost?: RefundCost): Promise<void> {
  const { id: paymentId, purpose, state } = payment;
  const charged = await findCharged(tx, paymentId);
  if (!charged) throw new Error('refund of a payment without a charge');
  const refundedAmount = payment.refundedAmount + refund.amount;
  const isAll = refundedAmount >= charged.amount;
  const seller = tx.ports.sellers[purpose];
  const isSold = charged.to === seller.account;
  const { amount, subjectId, reason } = refund;
  const taken = { amount, isAll, subjectId, reason };
  const from = isSold && seller.takeBack ? await seller.takeBack(tx, payment, taken) : null;
  await enterRefund(tx, refund, { from: from ?? [{ account: charged.to, amount: refund.amount }], cost });
  const heldReason = partWords(refundedAmount, charged);
  const needsAdmin = !isAll && from === null;
  if (needsAdmin) tx.log.error({ payment: paymentId, reason: heldReason }, 'a payment is held for an admin');
  await tx.db
    .update(payments)
    .set({
      refundedAmount,
      ...(isAll && { state: 'refunded', refundedAt: tx.now }),
      ...(needsAdmin && state === 'succeeded' && { heldReason }),
    })
    .where(eq(payments.id, paymentId));
  if (!isAll || state !== 'succeeded') return;
  await seller.refund(tx, payment, refund.reason);
}

function partWords(back: number, { amount, currency }: Charged): string {
  return `Of ${currency} ${moneyText(amount)} the provider gave back ${moneyText(back)}; what was bought goes on`;
}

/** The notification texts. Intermediate states update open screens only. */
const noticeTexts: Partial<Record<RefundState, (row: RefundRow, isAll: boolean) => { title: string; text: string }>> = {
  asking: ({ reason }) => ({ title: 'Your payment is being refunded', text: reason }),
  processed: ({ reason, amount, currency }, isAll) =>
    isAll
      ? { title: 'Your payment was refunded', text: reason }
      : { title: 'Part of your payment was refunded', text: `${currency} ${moneyText(amount)}. ${reason}` },
  needs_attention: () => ({
    title: 'Your refund cannot reach you',
    text: 'Your wallet or bank account did not take it. Our team will ask you where to send it.',
  }),
  failed: () => ({ title: 'Your refund is delayed', text: 'It did not go through. Our team is looking at it.' }),
};

/** Updates the payer's open page. */
export async function notifyRefund(tx: Tx, { id }: PaymentRow, refund: RefundRow): Promise<void> {
  const [payment] = await tx.db
    .update(payments)
    .set({ refundState: refund.state, version: sql`${payments.version} + 1` })
    .where(eq(payments.id, id))
    .returning();
  if (!payment) throw new Error('payment row missing after lock');
  const { receipt_number: receipt } = await emitPaymentChanged(tx, payment);
  const notice = noticeTexts[refund.state]?.(refund, payment.state === 'refunded');
  if (!notice) return;
  tx.notify({
    to: payment.userId,
    source: sourceOf(payment),
    kind: 'payment',
    key: `payment:${id}`,
    content: notice,
    link: receipt ? `/payments/receipts/${receipt}` : `/payments/callback?reference=${id}`,
    ...(refund.state === 'processed' && { mail: { paragraphs: [notice.text], action: 'Open the payment' } }),
  });
}
