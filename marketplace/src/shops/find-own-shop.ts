import type { Me } from '@besesaka/schema/accounts/resources.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { shops } from './tables.ts';

/** Returns the user's shop as their account shows it. */
export async function findOwnShop({ db }: Ctx, userId: string): Promise<Me['shop']> {
  const [shop] = await db
    .select({
      id: shops.id,
      business_name: shops.businessName,
      business_slug: shops.businessSlug,
      verification: shops.verification,
    })
    .from(shops)
    .where(eq(shops.ownerId, userId));
  return shop ?? null;
}
