import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { readTransaction } from './provider.ts';
import { settlePayment } from './settle-payment.ts';
import { payments } from './tables.ts';

const callMs = 7_000;

/** Asks the provider what became of it, with no connection held meanwhile, and draws what follows. */
export async function checkPayment(ctx: Ctx, reference: string) {
  await ctx.db
    .update(payments)
    .set({ checks: sql`${payments.checks} + 1` })
    .where(eq(payments.id, reference));
  const call = { paystack: ctx.config.paystack, signal: AbortSignal.timeout(callMs) };
  const found = await readTransaction(call, reference);
  return settlePayment({ ctx, input: { reference, found } });
}
