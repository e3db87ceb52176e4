import type { Payment, Receipt } from '@besesaka/schema/payments/resources.ts';
import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import { and, eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { toPayment } from './emit-payment-changed.ts';
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
