import { and, eq } from 'drizzle-orm';
import { orderSteps } from '#orders/tables.ts';
import type { Ctx } from '#platform/context.ts';

/** Whether the buyer once asked to return the items of this order. */
export async function hadReturn({ db }: Ctx, orderId: string): Promise<boolean> {
  const isRequest = and(eq(orderSteps.orderId, orderId), eq(orderSteps.state, 'return_requested'));
  return (await db.$count(orderSteps, isRequest)) > 0;
}
