import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';
import { disputes, payments } from './tables.ts';

/** Removes the numbers of wallets, and what was sent to banks, of a deleted account. */
export async function forgetPayer({ tx, payload }: { tx: Tx; payload: { userId: string } }): Promise<void> {
  const isTheirs = eq(payments.userId, payload.userId);
  const own = tx.db.select({ id: payments.id }).from(payments).where(isTheirs);
  await tx.db.update(disputes).set({ evidence: null }).where(inArray(disputes.paymentId, own));
  await tx.db.update(payments).set({ phone: null }).where(isTheirs);
}
