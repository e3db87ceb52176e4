import { moneyText } from '@besesaka/schema/kernel/money.ts';
import type { RefundState } from '@besesaka/schema/payments/limits.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { paymentRefunded, paymentsMoved } from '#payments/domain-events.ts';
import { type Charged, enterRefund, findCharged } from '#payments/ledger.ts';
import { receiptNumberOf } from '#payments/receipts.ts';
import { type PaymentRow, payments, type RefundRow, refunds } from '#payments/tables.ts';
import { tellPayment } from '#payments/tell-payment.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import type { RefundFound } from './refund-calls.ts';
import { nextRefundCheck, refundStateOf } from './refund-rules.ts';

/**
 * Draws what follows from what the provider says of a refund. Answer, webhook and clock come here: the payment's row makes
 * them wait for each other, and a refund only goes forward. Null: there is no such refund.
 */
export function settleRefund(ctx: Ctx, id: string, said: Said): Promise<RefundRow | null> {
  return inTransaction(ctx, async (ctx) => {
    const [known] = await ctx.db.select({ paymentId: refunds.paymentId }).from(refunds).where(eq(refunds.id, id));
    if (!known) return null;
    const payment = await lock(ctx, known.paymentId);
    const [row] = await ctx.db.select().from(refunds).where(eq(refunds.id, id));
    if (!row) return null;
    // It was refused because an earlier one, which had failed, went through after all.
    const earlier = 'found' in said ? await findEarlier(ctx, row, said.found) : null;
    if (!earlier) return settle(ctx, { payment, row, said });
    await settle(ctx, { payment, row, said: anotherWent });
    return settle(ctx, { payment, row: earlier, said });
  });
}

type Said = { found: RefundFound } | { refusal: string };

const anotherWent = { refusal: 'An earlier one went through' };

async function settle(
  ctx: Ctx,
  { payment, row, said }: { payment: PaymentRow; row: RefundRow; said: Said },
): Promise<RefundRow> {
  const state = refundStateOf(row.state, 'found' in said ? said.found.status : 'failed');
  if (row.state === 'failed' && state !== 'failed') await giveUpOthers(ctx, row);
  const changed = await write(ctx, row, state, said);
  if (state === row.state) return changed;
  if (state === 'processed') await takeBack(ctx, payment, row);
  await tellRefund(ctx, payment, changed);
  if (changed.endedAt) await publishDomainEvent(ctx, paymentsMoved, { paymentId: payment.id });
  return changed;
}

async function findEarlier(ctx: Ctx, { id }: RefundRow, found: RefundFound): Promise<RefundRow | null> {
  const isThis = and(eq(refunds.providerId, String(found.id)), ne(refunds.id, id));
  const [row] = await ctx.db.select().from(refunds).where(isThis);
  return row ?? null;
}

/** Those that the provider has not taken on, and will not: there is no money left to give. */
async function giveUpOthers(ctx: Ctx, { id, paymentId }: RefundRow): Promise<void> {
  const isOther = and(eq(refunds.paymentId, paymentId), ne(refunds.id, id), eq(refunds.state, 'asking'));
  const over = { state: 'failed', failure: anotherWent.refusal, endedAt: ctx.now, dueAt: null } as const;
  await ctx.db.update(refunds).set(over).where(isOther);
}

async function lock(ctx: Ctx, paymentId: string): Promise<PaymentRow> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId)).for('no key update');
  if (!payment) throw new Error('The payment of a refund is gone');
  return payment;
}

async function write(ctx: Ctx, row: RefundRow, state: RefundState, said: Said): Promise<RefundRow> {
  const hasEnded = state === 'processed' || state === 'failed';
  const failure = 'refusal' in said ? said.refusal : 'The provider could not do it';
  const [changed] = await ctx.db
    .update(refunds)
    .set({
      state,
      ...('found' in said && { providerId: String(said.found.id), providerAnswer: said.found }),
      failure: state === 'failed' ? failure : null,
      endedAt: hasEnded ? (state === row.state ? row.endedAt : ctx.now) : null,
      dueAt: hasEnded ? null : nextRefundCheck(row.checks, ctx.now),
    })
    .where(eq(refunds.id, row.id))
    .returning();
  if (!changed) throw new Error('The refund is locked and gone');
  return changed;
}

/**
 * The books follow the money. Once all is back, whoever sold it takes back what it bought; what was held had bought nothing. A
 * part came back at the provider's own desk, and what that means for what it bought is for an admin to say.
 */
async function takeBack(ctx: Ctx, payment: PaymentRow, refund: RefundRow): Promise<void> {
  const { id: paymentId, userId, purpose, subjectId, state } = payment;
  const charged = await findCharged(ctx, paymentId);
  if (!charged) throw new Error('A payment that never came was given back');
  await enterRefund(ctx, refund, charged);
  const refundedAmount = payment.refundedAmount + refund.amount;
  const isAll = refundedAmount >= charged.amount;
  const heldReason = partWords(refundedAmount, charged);
  if (!isAll) ctx.log.error({ payment: paymentId, reason: heldReason }, 'a payment is held for an admin');
  await ctx.db
    .update(payments)
    .set({
      refundedAmount,
      ...(isAll && { state: 'refunded', refundedAt: ctx.now }),
      ...(!isAll && state === 'succeeded' && { heldReason }),
    })
    .where(eq(payments.id, paymentId));
  if (!isAll || state !== 'succeeded') return;
  await publishDomainEvent(ctx, paymentRefunded, { paymentId, userId, purpose, subjectId, reason: refund.reason });
}

function partWords(back: number, { amount, currency }: Charged): string {
  return `Of ${currency} ${moneyText(amount)} the provider gave back ${moneyText(back)}; what was bought goes on`;
}

/** Under the bell; a step in between changes what is open on a screen, and is no news by itself. */
const words: Partial<Record<RefundState, (row: RefundRow, isAll: boolean) => { title: string; text: string }>> = {
  asking: ({ reason }) => ({ title: 'Your payment is being given back', text: reason }),
  processed: ({ reason, amount, currency }, isAll) =>
    isAll
      ? { title: 'Your payment was given back', text: reason }
      : { title: 'A part of your payment was given back', text: `${currency} ${moneyText(amount)}. ${reason}` },
  failed: () => ({ title: 'Your refund is delayed', text: 'It did not go through. Our team is looking at it.' }),
};

/** The page of the one who paid follows at once. */
export async function tellRefund(ctx: Ctx, { id }: PaymentRow, refund: RefundRow): Promise<void> {
  const [payment] = await ctx.db
    .update(payments)
    .set({ refundState: refund.state, version: sql`${payments.version} + 1` })
    .where(eq(payments.id, id))
    .returning();
  if (!payment) throw new Error('The payment is locked and gone');
  const receipt = await receiptNumberOf(ctx, id);
  tellPayment(ctx, payment, receipt);
  const said = words[refund.state]?.(refund, payment.state === 'refunded');
  if (!said) return;
  await ctx.notify({
    ...{ to: payment.userId, source: 'seller', kind: 'payment', key: `payment:${id}`, words: said },
    link: receipt ? `/payments/receipts/${receipt}` : `/payments/callback?reference=${id}`,
    ...(refund.state === 'processed' && { mail: { paragraphs: [said.text], action: 'Open the payment' } }),
  });
}
