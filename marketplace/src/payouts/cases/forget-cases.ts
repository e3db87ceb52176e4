import { eq, inArray } from 'drizzle-orm';
import { orders } from '#orders/tables.ts';
import { cases } from '#payouts/tables.ts';
import type { Tx } from '#platform/context.ts';

/** Cases stay for the other side, without what a deleted user wrote in them. */
export async function forgetCases({ tx, payload }: { tx: Tx; payload: { userId: string } }): Promise<void> {
  const { userId } = payload;
  const bought = tx.db.select({ id: orders.id }).from(orders).where(eq(orders.buyerId, userId));
  const sold = tx.db.select({ id: orders.id }).from(orders).where(eq(orders.sellerId, userId));
  await tx.db.update(cases).set({ text: '' }).where(inArray(cases.orderId, bought));
  await tx.db.update(cases).set({ answer: '' }).where(inArray(cases.orderId, sold));
  await tx.db.update(cases).set({ text: '' }).where(eq(cases.appellantId, userId));
}
