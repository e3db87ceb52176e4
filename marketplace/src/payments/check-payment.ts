import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { chargeCard } from './cards/charge-card.ts';
import { readTransaction } from './provider.ts';
import { settlePayment } from './settle-payment.ts';
import { payments } from './tables.ts';

/**
 * Asks the provider what became of it, with no connection held meanwhile, and draws what follows. A card that is to be charged
 * is charged here, after the provider has said that it knows nothing of it: so a lost answer never charges twice.
 */
export async function checkPayment(ctx: Ctx, reference: string) {
  const [row] = await ctx.db.select().from(payments).where(eq(payments.id, reference));
  const call = { paystack: ctx.config.paystack, signal: AbortSignal.timeout(ctx.config.outsideCallMs) };
  const found = (await readTransaction(call, reference)) ?? (row?.cardId ? await chargeCard(ctx, call, row) : null);
  return settlePayment({ ctx, input: { reference, found } });
}
