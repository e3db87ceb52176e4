import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { paymentChanged } from '@besesaka/schema/payments/events.ts';
import { type Payment, payment } from '@besesaka/schema/payments/resources.ts';
import { eq } from 'drizzle-orm';
import { pickFields } from '#platform/base/pick-fields.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { paymentMoved } from './domain-events.ts';
import { type PaymentRow, receipts } from './tables.ts';

/** Updates the page that waits for this payment. */
export async function emitPaymentChanged(tx: Tx, row: PaymentRow): Promise<Payment> {
  const changed = await toPayment(tx, row);
  tx.emit(row.userId, paymentChanged, { payment: changed });
  await publishDomainEvent(tx, paymentMoved, { payment: row });
  return changed;
}

const plain = pickFields(payment);

/** The states in which the user can still pay on the provider's page. */
const onPage: readonly PaymentRow['state'][] = ['open', 'failed', 'abandoned'];

export async function toPayment(ctx: Ctx, row: PaymentRow): Promise<Payment> {
  const [receipt] = await ctx.db
    .select({ number: receipts.number })
    .from(receipts)
    .where(eq(receipts.paymentId, row.id));
  return {
    ...plain(row),
    reference: row.id,
    payment_type: row.purpose,
    amount: moneyText(row.amountPesewas),
    prompt: promptOf(row),
    checkout_id: row.purpose === 'checkout' ? row.subjectId : null,
    payment_url: onPage.includes(row.state) ? row.paymentUrl : null,
    receipt_number: receipt?.number ?? null,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
    refunded_amount: moneyText(row.refundedAmount),
    refunded_at: row.refundedAt?.toISOString() ?? null,
  };
}

function promptOf({ network, phone, promptStep, promptText, promptUntil }: PaymentRow): Payment['prompt'] {
  if (!network || !phone || !promptStep || !promptUntil) return null;
  return { network, phone, step: promptStep, text: promptText, expires_at: promptUntil.toISOString() };
}
