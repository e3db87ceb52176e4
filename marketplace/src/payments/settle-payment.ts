import { currency } from '@besesaka/schema/kernel/money.ts';
import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import { eq } from 'drizzle-orm';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { chargeCard } from './cards/charge-card.ts';
import { saveCard } from './cards/save-card.ts';
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
  const transaction = known ?? (row?.cardId ? await chargeCard(ctx, call, row) : null);
  return settlePayment(ctx, reference, transaction);
}

/**
 * Applies the provider's transaction to a payment. The webhook, the returning user and the job call this at the same
 * time and repeatedly. The lock on the row serializes them, and a payment that has ended does not change. `transaction` is null
 * if the provider does not know the payment. `isNew`: this call changed it.
 */
export function settlePayment(
  ctx: Ctx,
  reference: string,
  transaction: Transaction | null,
): Promise<{ row: PaymentRow; isNew: boolean } | null> {
  return inTransaction(ctx, (tx) => applyTransaction(tx, reference, transaction));
}

export async function applyTransaction(
  tx: Tx,
  reference: string,
  transaction: Transaction | null,
): Promise<{ row: PaymentRow; isNew: boolean } | null> {
  const [row] = await tx.db.select().from(payments).where(eq(payments.id, reference)).for('no key update');
  if (!row) return null;
  if (isEnded(row.state)) return { row, isNew: false };
  const seller = tx.ports.sellers[row.purpose];
  const judgement = holdIfCancelled(row, transaction ? judge(row, transaction, tx.now) : judgeMissing(row, tx.now));
  const fulfilment =
    judgement.state === 'succeeded' ? await seller.fulfil(tx, row, transaction?.fees ?? 0) : 'fulfilled';
  const verdict: Verdict = fulfilment === 'fulfilled' ? judgement : { state: 'held', reason: fulfilment.held };
  const settled = await updatePayment(tx, row, transaction, verdict);
  if (settled.state === 'succeeded') await recordCharge(tx, settled, transaction);
  if (settled.state === 'held') await recordHeld(tx, settled, transaction);
  if (settled.state === 'refunded') await recordReversal(tx, settled, transaction);
  if (fulfilment !== 'fulfilled' && fulfilment.isRefunded)
    await publishDomainEvent(tx, paymentUnwanted, { payment: settled, reason: fulfilment.held });
  const isNew = settled.state !== row.state || settled.promptStep !== row.promptStep;
  if (isNew) await emitPaymentChanged(tx, settled);
  if (isNew && hasChargeFailed(settled)) await seller.chargeFailed(tx, settled);
  return { row: settled, isNew };
}

/** The renewal was cancelled before the card was charged. */
function holdIfCancelled({ cardId, chargeUntil }: PaymentRow, verdict: Verdict): Verdict {
  if (verdict.state !== 'succeeded' || !cardId || chargeUntil) return verdict;
  return { state: 'held', reason: 'Its renewal was called off before the card was charged' };
}

/** A failed card charge has no page on which the user could try again. */
function hasChargeFailed({ cardId, state }: Pick<PaymentRow, 'cardId' | 'state'>): boolean {
  return cardId !== null && (state === 'failed' || state === 'abandoned');
}

function judgeMissing(row: PaymentRow, now: Date): Verdict {
  if (row.promptUntil && isOver(row, now)) return { state: 'failed' };
  if (row.cardId || isOver(row, now)) return { state: 'abandoned' };
  return { state: row.state === 'processing' || row.state === 'failed' ? row.state : 'open' };
}

async function updatePayment(
  tx: Tx,
  row: PaymentRow,
  transaction: Transaction | null,
  verdict: Verdict,
): Promise<PaymentRow> {
  const step = promptStepOf(row, { transaction, state: verdict.state });
  const ends = isEnded(verdict.state) || hasChargeFailed({ ...row, state: verdict.state });
  const [written] = await tx.db
    .update(payments)
    .set({
      state: verdict.state,
      heldReason: verdict.state === 'held' ? verdict.reason : null,
      promptStep: step,
      promptText: transaction?.display_text?.slice(0, 200) ?? null,
      version: row.state === verdict.state && row.promptStep === step ? row.version : row.version + 1,
      channel: transaction?.channel ?? row.channel,
      providerAnswer: transaction ? redact(transaction) : row.providerAnswer,
      settledAt: verdict.state === 'succeeded' ? tx.now : null,
      dueAt: ends ? null : nextCheck(row, row.checks, tx.now),
    })
    .where(eq(payments.id, row.id))
    .returning();
  if (!written) throw new Error('payment row missing after lock');
  return written;
}

async function recordCharge(tx: Tx, row: PaymentRow, transaction: Transaction | null): Promise<void> {
  const { id, userId, purpose, amountPesewas: amount, description } = row;
  await enterCharge(tx, { row, fees: transaction?.fees ?? 0, to: tx.ports.sellers[purpose].account, amount, currency });
  const number = await issueReceipt(tx, id);
  if (transaction) await saveCard(tx, { userId, transaction });
  tx.notify({
    to: userId,
    source: sourceOf(row),
    kind: 'payment',
    key: `payment:${id}`,
    content: { title: 'Payment received', text: `${description}. Receipt ${number}.` },
    link: `/payments/receipts/${number}`,
  });
}

/** The provider took the money and gave it back before we heard of it, so nothing was bought. */
async function recordReversal(tx: Tx, row: PaymentRow, transaction: Transaction | null): Promise<void> {
  if (!transaction || transaction.amount <= 0) return;
  const { amount, currency } = transaction;
  await enterCharge(tx, { row, fees: transaction.fees ?? 0, to: inReview, amount, currency });
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
async function recordHeld(tx: Tx, row: PaymentRow, transaction: Transaction | null): Promise<void> {
  tx.log.error({ payment: row.id, reason: row.heldReason }, 'a payment is held for an admin');
  if (transaction && transaction.amount > 0 && transaction.status === 'success')
    await enterCharge(tx, {
      row,
      fees: transaction.fees ?? 0,
      to: inReview,
      amount: transaction.amount,
      currency: transaction.currency,
    });
  await publishDomainEvent(tx, paymentsChanged, { paymentId: row.id });
  tx.notify({
    to: row.userId,
    source: sourceOf(row),
    kind: 'payment',
    key: `payment:${row.id}`,
    content: { title: 'Payment under review', text: texts.held },
    link: `/payments/callback?reference=${row.id}`,
  });
}

/** Fields that allow a charge or identify the payer. The payer is known from the payment. */
const privateField =
  /^(authorization|customer|log|ip_address|signature|.*_code|.*token.*|email|phone|.*name|account_.*|bin|last4)$/i;

/** The provider's response for admins to read, without private fields. */
export function redact(answer: object): object {
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]: [string, unknown]) => {
      if (privateField.test(key)) return [key, value === null ? null : '(redacted)'];
      if (Array.isArray(value)) return [key, value.map((one: unknown) => (isObject(one) ? redact(one) : one))];
      return [key, isObject(value) ? redact(value) : value];
    }),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
