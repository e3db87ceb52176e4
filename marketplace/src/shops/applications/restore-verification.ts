import { shopLimits as limits } from '@besesaka/schema/shops/limits.ts';
import { and, desc, eq } from 'drizzle-orm';
import { dayMs } from '#platform/base/clock.ts';
import type { Tx } from '#platform/context.ts';
import { sellerApplications, shops } from '#shops/tables.ts';
import { emitVerificationChanged } from './emit-verification-changed.ts';

/** Makes the shop unverified. Its verified application stays, so that it can be restored. */
export async function withdrawVerification(tx: Tx, shopId: string): Promise<void> {
  const [shop] = await tx.db
    .update(shops)
    .set({ verification: 'required' })
    .where(and(eq(shops.id, shopId), eq(shops.verification, 'verified')))
    .returning({ ownerId: shops.ownerId });
  if (shop) await emitVerificationChanged(tx, { shopId, ...shop, verification: 'required', reason: null });
}

/** Verifies the shop again if its last application was verified recently enough. */
export async function restoreVerification(tx: Tx, shopId: string): Promise<void> {
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
  if (shop) await emitVerificationChanged(tx, { shopId, ...shop, verification: 'verified', reason: null });
}
