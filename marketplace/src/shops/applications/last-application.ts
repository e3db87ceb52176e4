import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { sellerApplications } from '#shops/tables.ts';

/** Returns the shop's newest application, which is the valid one. */
export async function lastApplication({ db }: Pick<Ctx, 'db'>, shopId: string) {
  const [last] = await db
    .select()
    .from(sellerApplications)
    .where(eq(sellerApplications.shopId, shopId))
    .orderBy(desc(sellerApplications.createdAt), desc(sellerApplications.id))
    .limit(1);
  return last;
}
