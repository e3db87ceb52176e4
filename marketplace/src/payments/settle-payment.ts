import { currency } from '@besesaka/schema/kernel/money.ts';
import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { keepCard } from './cards/keep-card.ts';
import { chargeFailed, paymentSettled, paymentsMoved } from './domain-events.ts';
import { enterCharge } from './ledger.ts';
import type { Transaction } from './provider.ts';
import { issueReceipt, receiptNumberOf } from './receipts.ts';
import { redact } from './redact.ts';
import { isEnded, isOver, judge, nextCheck, type Verdict } from './rules.ts';
import { type PaymentRow, payments } from './tables.ts';
import { tellPayment } from './tell-payment.ts';

interface Args {
  ctx: Ctx;
  input: {
    reference: string;
    /** What the provider says of it; null: it knows nothing of it. */
    found: Transaction | null;
  };
}

/**
 * Draws what follows from what the provider says. Webhook, return and clock come here at the same time and again and again:
 * the row's lock makes them wait for each other, and what has ended stays as it ended. `isNew`: it was this call.
 */
export async function settlePayment({
  ctx,
  input: { reference, found },
}: Args): Promise<{ row: PaymentRow; isNew: boolean } | null> {
  const [known] = await ctx.db.select().from(payments).where(eq(payments.id, reference));
  if (!known) return null;
  if (isEnded(known.state)) return { row: known, isNew: false };
  return inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db.select().from(payments).where(eq(payments.id, reference)).for('no key update');
    if (!row) return null;
    if (isEnded(row.state)) return { row, isNew: false };
    const verdict = calledOff(row, found ? judge(row, found, ctx.now) : unknownThere(row, ctx.now));
    await write(ctx, row, found, verdict);
    const { id: paymentId, userId, purpose, subjectId } = row;
    if (verdict.state === 'succeeded')
      await publishDomainEvent(ctx, paymentSettled, { paymentId, userId, purpose, subjectId });
    // Whoever sells it may have put it aside.
    const last = await reread(ctx, row.id);
    if (last.state === 'succeeded') await book(ctx, last, found);
    if (last.state === 'held') await hold(ctx, last, found);
    if (last.state !== row.state) tellPayment(ctx, last, await receiptNumberOf(ctx, row.id));
    if (last.state !== row.state && hasChargeFailed(last))
      await publishDomainEvent(ctx, chargeFailed, { paymentId, userId, purpose, subjectId });
    return { row: last, isNew: last.state !== row.state };
  });
}

/**
 * Within a handler of `paymentSettled`: what was paid cannot be given any more, so its money waits for an admin.
 */
export async function putAside(ctx: Ctx, { paymentId, reason }: { paymentId: string; reason: string }): Promise<void> {
  await ctx.db
    .update(payments)
    .set({ state: 'held', heldReason: reason, settledAt: null })
    .where(eq(payments.id, paymentId));
}

async function reread(ctx: Ctx, id: string): Promise<PaymentRow> {
  const [row] = await ctx.db.select().from(payments).where(eq(payments.id, id));
  if (!row) throw new Error('The payment is locked and gone');
  return row;
}

/** Nobody meant to pay it any more when the card was charged. */
function calledOff({ cardId, chargeUntil }: PaymentRow, verdict: Verdict): Verdict {
  if (verdict.state !== 'succeeded' || !cardId || chargeUntil) return verdict;
  return { state: 'held', reason: 'Its renewal was called off before the card was charged' };
}

/** There is no page on which it could be tried again. */
function hasChargeFailed({ cardId, state }: Pick<PaymentRow, 'cardId' | 'state'>): boolean {
  return cardId !== null && (state === 'failed' || state === 'abandoned');
}

function unknownThere(row: PaymentRow, now: Date): Verdict {
  if (row.cardId || isOver(row, now)) return { state: 'abandoned' };
  return { state: row.state === 'processing' || row.state === 'failed' ? row.state : 'open' };
}

async function write(ctx: Ctx, row: PaymentRow, found: Transaction | null, verdict: Verdict): Promise<void> {
  const ends = isEnded(verdict.state) || hasChargeFailed({ ...row, state: verdict.state });
  await ctx.db
    .update(payments)
    .set({
      state: verdict.state,
      heldReason: verdict.state === 'held' ? verdict.reason : null,
      version: row.state === verdict.state ? row.version : row.version + 1,
      channel: found?.channel ?? row.channel,
      providerAnswer: found ? redact(found) : row.providerAnswer,
      settledAt: verdict.state === 'succeeded' ? ctx.now : null,
      dueAt: ends ? null : nextCheck(row, row.checks, ctx.now),
    })
    .where(eq(payments.id, row.id));
}

async function book(ctx: Ctx, row: PaymentRow, found: Transaction | null): Promise<void> {
  const { id, userId, purpose, amountPesewas: amount, description } = row;
  await enterCharge(ctx, { row, fees: found?.fees ?? 0, to: `income:${purpose}`, amount, currency });
  const number = await issueReceipt(ctx, id);
  if (found) await keepCard(ctx, { userId, found });
  await ctx.notify({
    ...{ to: userId, source: 'seller', kind: 'payment', key: `payment:${id}` },
    words: { title: 'Payment received', text: `${description}. Receipt ${number}.` },
    link: `/payments/receipts/${number}`,
  });
}

/** The money is there, and is nobody's yet. */
async function hold(ctx: Ctx, row: PaymentRow, found: Transaction | null): Promise<void> {
  ctx.log.error({ payment: row.id, reason: row.heldReason }, 'a payment is held for an admin');
  if (found && found.amount > 0 && found.status === 'success')
    await enterCharge(ctx, { row, fees: found.fees ?? 0, to: 'held', amount: found.amount, currency: found.currency });
  await publishDomainEvent(ctx, paymentsMoved, { paymentId: row.id });
  await ctx.notify({
    ...{ to: row.userId, source: 'seller', kind: 'payment', key: `payment:${row.id}` },
    words: { title: 'Payment under review', text: texts.held },
    link: `/payments/callback?reference=${row.id}`,
  });
}
