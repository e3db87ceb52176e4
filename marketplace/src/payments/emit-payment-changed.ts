import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { paymentChanged } from '@besesaka/schema/payments/events.ts';
import { type Payment, payment } from '@besesaka/schema/payments/resources.ts';
import { pickFields } from '#platform/base/pick-fields.ts';
import type { Tx } from '#platform/context.ts';
import type { PaymentRow } from './tables.ts';

const plain = pickFields(payment);

/** The states in which the user can still pay on the provider's page. */
const onPage: readonly PaymentRow['state'][] = ['open', 'failed', 'abandoned'];

export function toPayment(row: PaymentRow, receiptNumber: number | null): Payment {
  return {
    ...plain(row),
    reference: row.id,
    payment_type: row.purpose,
    amount: moneyText(row.amountPesewas),
    payment_url: onPage.includes(row.state) ? row.paymentUrl : null,
    receipt_number: receiptNumber,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
    refunded_amount: moneyText(row.refundedAmount),
    refunded_at: row.refundedAt?.toISOString() ?? null,
  };
}

/** Updates the page that waits for this payment. */
export function emitPaymentChanged(tx: Tx, row: PaymentRow, receiptNumber: number | null): void {
  tx.emit(row.userId, paymentChanged, { payment: toPayment(row, receiptNumber) });
}
