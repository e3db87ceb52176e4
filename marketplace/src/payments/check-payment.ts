import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { chargeCard } from './cards/charge-card.ts';
import { readTransaction } from './provider.ts';
import { settlePayment } from './settle-payment.ts';
import { payments } from './tables.ts';

/**
 * Asks the provider for the state of a payment without holding a database connection, and applies the result. A card is
 * charged here only after the provider has said that it does not know the payment, so a lost response never leads to a
 * second charge.
 */
export async function checkPayment(ctx: Ctx, reference: string) {
  const [row] = await ctx.db.select().from(payments).where(eq(payments.id, reference));
  const call = { paystack: ctx.config.paystack, signal: AbortSignal.timeout(ctx.config.outsideCallMs) };
  const found = (await readTransaction(call, reference)) ?? (row?.cardId ? await chargeCard(ctx, call, row) : null);
  return settlePayment({ ctx, input: { reference, found } });
}
