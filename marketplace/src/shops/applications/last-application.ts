import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { sellerApplications } from '#shops/tables.ts';

/** The newest of a shop is the one that counts. */
export async function lastApplication({ db }: Pick<Ctx, 'db'>, shopId: string) {
  const [last] = await db
    .select()
    .from(sellerApplications)
    .where(eq(sellerApplications.shopId, shopId))
    .orderBy(desc(sellerApplications.createdAt), desc(sellerApplications.id))
    .limit(1);
  return last;
}
