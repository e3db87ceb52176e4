import { and, eq } from 'drizzle-orm';
import { disputes } from '#payments/tables.ts';
import type { Ctx } from '#platform/context.ts';

/** While a bank decides about a payment, a refund could return the money twice. */
export async function isDisputed({ db }: Ctx, paymentId: string): Promise<boolean> {
  return (await db.$count(disputes, and(eq(disputes.paymentId, paymentId), eq(disputes.state, 'open')))) > 0;
}
