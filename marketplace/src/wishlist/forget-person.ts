import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';
import { wishlists } from './tables.ts';

export async function forgetPerson({ tx, payload }: { tx: Tx; payload: { userId: string } }): Promise<void> {
  await tx.db.delete(wishlists).where(eq(wishlists.userId, payload.userId));
}
