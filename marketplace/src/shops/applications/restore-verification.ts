import { shopLimits as limits } from '@besesaka/schema/shops/limits.ts';
import { and, desc, eq } from 'drizzle-orm';
import { dayMs } from '#platform/base/clock.ts';
import type { Tx } from '#platform/context.ts';
import { sellerApplications, shops } from '#shops/tables.ts';
import { tellVerification } from './tell-verification.ts';

interface Args {
  tx: Tx;
  input: { shopId: string };
}

/** Its seller is unverified from now on; what was checked is not forgotten. */
export async function withdrawVerification({ tx, input: { shopId } }: Args): Promise<void> {
  const [shop] = await tx.db
    .update(shops)
    .set({ verification: 'required' })
    .where(and(eq(shops.id, shopId), eq(shops.verification, 'verified')))
    .returning({ ownerId: shops.ownerId });
  if (shop) await tellVerification(tx, { shopId, ...shop, verification: 'required', reason: null });
}

/** Who was unverified without being turned down is verified again, as long as the last check is young enough. */
export async function restoreVerification({ tx, input: { shopId } }: Args): Promise<void> {
  const [last] = await tx.db
    .select({ state: sellerApplications.state, decidedAt: sellerApplications.decidedAt })
    .from(sellerApplications)
    .where(eq(sellerApplications.shopId, shopId))
    .orderBy(desc(sellerApplications.createdAt), desc(sellerApplications.id))
    .limit(1);
  const since = tx.now.getTime() - limits.checkHoldsDays * dayMs;
  if (last?.state !== 'verified' || !last.decidedAt || last.decidedAt.getTime() < since) return;
  const [shop] = await tx.db
    .update(shops)
    .set({ verification: 'verified' })
    .where(and(eq(shops.id, shopId), eq(shops.verification, 'required')))
    .returning({ ownerId: shops.ownerId });
  if (shop) await tellVerification(tx, { shopId, ...shop, verification: 'verified', reason: null });
}
