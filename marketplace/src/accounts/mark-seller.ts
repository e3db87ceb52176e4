import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';
import { users } from './tables.ts';

/** For good: a shop stays its person's, whatever becomes of it. */
export async function markSeller({ tx, input }: { tx: Tx; input: { userId: string } }): Promise<void> {
  await tx.db.update(users).set({ isSeller: true }).where(eq(users.id, input.userId));
}
