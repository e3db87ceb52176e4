import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { paymentChanged } from '@besesaka/schema/payments/events.ts';
import { type Payment, payment, type Receipt } from '@besesaka/schema/payments/resources.ts';
import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import { and, eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { pickFields } from '#platform/base/pick-fields.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { type PaymentRow, payments, receipts } from './tables.ts';

/** Reads one of the viewer's own payments. */
export async function readPayment({ ctx, input }: { ctx: Ctx; input: { reference: string } }): Promise<Payment> {
  return toPayment(ctx, await findOwnPayment(ctx, input.reference));
}

/** A payment of another user gives the same error as one that does not exist. */
export async function findOwnPayment(ctx: Ctx, reference: string): Promise<PaymentRow> {
  const { userId } = requireViewer(ctx);
  const isIt = and(eq(payments.id, reference), eq(payments.userId, userId));
  const [row] = isUuid(reference) ? await ctx.db.select().from(payments).where(isIt) : [];
  if (!row) throw new NotFound(texts.missing);
  return row;
}

/** Updates the page that waits for this payment. */
export async function emitPaymentChanged(tx: Tx, row: PaymentRow): Promise<Payment> {
  const changed = await toPayment(tx, row);
  tx.emit(row.userId, paymentChanged, { payment: changed });
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
    payment_url: onPage.includes(row.state) ? row.paymentUrl : null,
    receipt_number: receipt?.number ?? null,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
    refunded_amount: moneyText(row.refundedAmount),
    refunded_at: row.refundedAt?.toISOString() ?? null,
  };
}

/** Reads one of the viewer's own receipts. */
export async function readReceipt({ ctx, input }: { ctx: Ctx; input: { number: number } }): Promise<Receipt> {
  const { userId } = requireViewer(ctx);
  const [row] = await ctx.db
    .select({ receipt: receipts, payment: payments, name: users.fullName, email: users.email })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .innerJoin(users, eq(users.id, payments.userId))
    .where(and(eq(receipts.number, input.number), eq(payments.userId, userId)));
  if (!row) throw new NotFound(texts.receiptMissing);
  return {
    number: row.receipt.number,
    issued_at: row.receipt.createdAt.toISOString(),
    payer_name: row.name,
    payer_email: row.email,
    payment: await toPayment(ctx, row.payment),
  };
}
