import { currency } from '@besesaka/schema/kernel/money.ts';
import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import { eq } from 'drizzle-orm';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { chargeCard } from './cards/charge-card.ts';
import { keepCard } from './cards/keep-card.ts';
import { paymentsChanged, paymentUnwanted } from './domain-events.ts';
import { emitPaymentChanged } from './emit-payment-changed.ts';
import { enter, enterCharge, inReview, issueReceipt } from './ledger.ts';
import { readCharge, readTransaction, type Transaction } from './provider.ts';
import { isEnded, isOver, judge, nextCheck, promptStepOf, type Verdict } from './rules.ts';
import { type PaymentRow, payments } from './tables.ts';

/**
 * Asks the provider for the state of a payment without holding a database connection, and applies the result. A card is
 * charged here only after the provider has said that it does not know the payment, so a lost response never leads to a
 * second charge.
 */
export async function checkPayment(ctx: Ctx, reference: string) {
  const [row] = await ctx.db.select().from(payments).where(eq(payments.id, reference));
  const call = { paystack: ctx.config.paystack, signal: AbortSignal.timeout(ctx.config.outsideCallMs) };
  const known = row?.promptUntil
    ? await readCharge(call, { reference, amountPesewas: row.amountPesewas })
    : await readTransaction(call, reference);
  const found = known ?? (row?.cardId ? await chargeCard(ctx, call, row) : null);
  return settlePayment(ctx, reference, found);
}

/**
 * Applies the provider's transaction to a payment. The webhook, the returning user and the job call this at the same
 * time and repeatedly. The lock on the row serializes them, and a payment that has ended does not change. `found` is null
 * if the provider does not know the payment. `isNew`: this call changed it.
 */
export function settlePayment(
  ctx: Ctx,
  reference: string,
  found: Transaction | null,
): Promise<{ row: PaymentRow; isNew: boolean } | null> {
  return inTransaction(ctx, (tx) => settleFound(tx, reference, found));
}

export async function settleFound(
  tx: Tx,
  reference: string,
  found: Transaction | null,
): Promise<{ row: PaymentRow; isNew: boolean } | null> {
  const [row] = await tx.db.select().from(payments).where(eq(payments.id, reference)).for('no key update');
  if (!row) return null;
  if (isEnded(row.state)) return { row, isNew: false };
  const seller = tx.ports.sellers[row.purpose];
  const judged = cancelledBeforeCharge(row, found ? judge(row, found, tx.now) : unknownThere(row, tx.now));
  const fulfilment = judged.state === 'succeeded' ? await seller.fulfil(tx, row, found?.fees ?? 0) : 'fulfilled';
  const verdict: Verdict = fulfilment === 'fulfilled' ? judged : { state: 'held', reason: fulfilment.held };
  const last = await write(tx, row, found, verdict);
  if (last.state === 'succeeded') await book(tx, last, found);
  if (last.state === 'held') await hold(tx, last, found);
  if (last.state === 'refunded') await bookReversal(tx, last, found);
  if (fulfilment !== 'fulfilled' && fulfilment.isRefunded)
    await publishDomainEvent(tx, paymentUnwanted, { payment: last, reason: fulfilment.held });
  const isNew = last.state !== row.state || last.promptStep !== row.promptStep;
  if (isNew) await emitPaymentChanged(tx, last);
  if (isNew && hasChargeFailed(last)) await seller.chargeFailed(tx, last);
  return { row: last, isNew };
}

/** The renewal was cancelled before the card was charged. */
function cancelledBeforeCharge({ cardId, chargeUntil }: PaymentRow, verdict: Verdict): Verdict {
  if (verdict.state !== 'succeeded' || !cardId || chargeUntil) return verdict;
  return { state: 'held', reason: 'Its renewal was called off before the card was charged' };
}

/** A failed card charge has no page on which the user could try again. */
function hasChargeFailed({ cardId, state }: Pick<PaymentRow, 'cardId' | 'state'>): boolean {
  return cardId !== null && (state === 'failed' || state === 'abandoned');
}

function unknownThere(row: PaymentRow, now: Date): Verdict {
  if (row.promptUntil && isOver(row, now)) return { state: 'failed' };
  if (row.cardId || isOver(row, now)) return { state: 'abandoned' };
  return { state: row.state === 'processing' || row.state === 'failed' ? row.state : 'open' };
}

async function write(tx: Tx, row: PaymentRow, found: Transaction | null, verdict: Verdict): Promise<PaymentRow> {
  const step = promptStepOf(row, { found, state: verdict.state });
  const ends = isEnded(verdict.state) || hasChargeFailed({ ...row, state: verdict.state });
  const [written] = await tx.db
    .update(payments)
    .set({
      state: verdict.state,
      heldReason: verdict.state === 'held' ? verdict.reason : null,
      promptStep: step,
      promptText: found?.display_text?.slice(0, 200) ?? null,
      version: row.state === verdict.state && row.promptStep === step ? row.version : row.version + 1,
      channel: found?.channel ?? row.channel,
      providerAnswer: found ? redact(found) : row.providerAnswer,
      settledAt: verdict.state === 'succeeded' ? tx.now : null,
      dueAt: ends ? null : nextCheck(row, row.checks, tx.now),
    })
    .where(eq(payments.id, row.id))
    .returning();
  if (!written) throw new Error('payment row missing after lock');
  return written;
}

async function book(tx: Tx, row: PaymentRow, found: Transaction | null): Promise<void> {
  const { id, userId, purpose, amountPesewas: amount, description } = row;
  await enterCharge(tx, { row, fees: found?.fees ?? 0, to: tx.ports.sellers[purpose].account, amount, currency });
  const number = await issueReceipt(tx, id);
  if (found) await keepCard(tx, { userId, found });
  tx.notify({
    to: userId,
    source: sourceOf(row),
    kind: 'payment',
    key: `payment:${id}`,
    words: { title: 'Payment received', text: `${description}. Receipt ${number}.` },
    link: `/payments/receipts/${number}`,
  });
}

/** The provider took the money and gave it back before we heard of it, so nothing was bought. */
async function bookReversal(tx: Tx, row: PaymentRow, found: Transaction | null): Promise<void> {
  if (!found || found.amount <= 0) return;
  const { amount, currency } = found;
  await enterCharge(tx, { row, fees: found.fees ?? 0, to: inReview, amount, currency });
  const lines = [
    { account: inReview, amount },
    { account: 'provider', amount: -amount },
  ];
  await enter(tx, { kind: 'reversal', subjectId: row.id, paymentId: row.id, currency, lines });
}

/** The part of the notifications in which the payer finds it. */
export function sourceOf({ purpose }: Pick<PaymentRow, 'purpose'>) {
  return purpose === 'order' || purpose === 'checkout' ? ('buyer' as const) : ('seller' as const);
}

/** Records the money as held; it is not income yet. */
async function hold(tx: Tx, row: PaymentRow, found: Transaction | null): Promise<void> {
  tx.log.error({ payment: row.id, reason: row.heldReason }, 'a payment is held for an admin');
  if (found && found.amount > 0 && found.status === 'success')
    await enterCharge(tx, { row, fees: found.fees ?? 0, to: inReview, amount: found.amount, currency: found.currency });
  await publishDomainEvent(tx, paymentsChanged, { paymentId: row.id });
  tx.notify({
    to: row.userId,
    source: sourceOf(row),
    kind: 'payment',
    key: `payment:${row.id}`,
    words: { title: 'Payment under review', text: texts.held },
    link: `/payments/callback?reference=${row.id}`,
  });
}

/** Fields that allow a charge or identify the payer. The payer is known from the payment. */
const secret =
  /^(authorization|customer|log|ip_address|signature|.*_code|.*token.*|email|phone|.*name|account_.*|bin|last4)$/i;

/** The provider's response for admins to read, without private fields. */
export function redact(answer: object): object {
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]: [string, unknown]) => {
      if (secret.test(key)) return [key, value === null ? null : '(redacted)'];
      if (Array.isArray(value)) return [key, value.map((one: unknown) => (isObject(one) ? redact(one) : one))];
      return [key, isObject(value) ? redact(value) : value];
    }),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
