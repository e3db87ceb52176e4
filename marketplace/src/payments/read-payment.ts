import type { Payment } from '@besesaka/schema/payments/resources.ts';
import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import { and, eq } from 'drizzle-orm';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { toPayment } from './emit-payment-changed.ts';
import { receiptNumberOf } from './receipts.ts';
import { type PaymentRow, payments } from './tables.ts';

interface Args {
  ctx: Ctx;
  input: { reference: string };
}

/** Reads one of the viewer's own payments. */
export async function readPayment({ ctx, input: { reference } }: Args): Promise<Payment> {
  const { userId } = requireViewer(ctx);
  const row = isUuid(reference) ? await findPayment(ctx, { reference, userId }) : null;
  if (!row) throw new NotFound(texts.missing);
  return toPayment(row, await receiptNumberOf(ctx, row.id));
}

export async function findPayment(
  ctx: Ctx,
  { reference, userId }: { reference: string; userId: string },
): Promise<PaymentRow | null> {
  const [row] = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.id, reference), eq(payments.userId, userId)));
  return row ?? null;
}
