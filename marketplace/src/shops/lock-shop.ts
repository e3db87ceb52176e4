import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';
import { shops } from './tables.ts';

/** A shop whose row is locked until the transaction ends, so that all its purchases come one after the other. */
export interface LockedShop {
  id: string;
  ownerId: string;
}

export async function lockShop(tx: Tx, ownerId: string): Promise<LockedShop | null> {
  const [shop] = await tx.db
    .select({ id: shops.id, ownerId: shops.ownerId })
    .from(shops)
    .where(eq(shops.ownerId, ownerId))
    .for('no key update');
  return shop ?? null;
}
