import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';
import { users } from './tables.ts';

/** The role is permanent: a shop belongs to its user, whatever happens to it. */
export async function markSeller({ tx, input }: { tx: Tx; input: { userId: string } }): Promise<void> {
  await tx.db.update(users).set({ isSeller: true }).where(eq(users.id, input.userId));
}
