import { eq, inArray } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { reports } from '#admin/tables.ts';
import { categories, products } from '#catalog/tables.ts';
import { isUuid } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { sellerApplications, shops } from '#shops/tables.ts';

/** The names of what entries are about, by its id. Other subjects are named by their own id, such as orders. */
export async function readSubjectNames({ db }: Ctx, subjects: readonly string[]): Promise<Map<string, string>> {
  const ids = subjects.filter(isUuid);
  if (ids.length === 0) return new Map();
  const found = await Promise.all([
    db.select({ id: users.id, name: users.fullName }).from(users).where(inArray(users.id, ids)),
    db.select({ id: shops.id, name: shops.businessName }).from(shops).where(inArray(shops.id, ids)),
    db.select({ id: products.id, name: products.name }).from(products).where(inArray(products.id, ids)),
    db.select({ id: categories.id, name: categories.name }).from(categories).where(inArray(categories.id, ids)),
    db
      .select({ id: sellerApplications.id, name: shops.businessName })
      .from(sellerApplications)
      .innerJoin(shops, eq(shops.id, sellerApplications.shopId))
      .where(inArray(sellerApplications.id, ids)),
    db
      .select({ id: reports.id, name: shops.businessName })
      .from(reports)
      .innerJoin(shops, eq(shops.id, reports.shopId))
      .where(inArray(reports.id, ids)),
  ]);
  return new Map(found.flat().map(({ id, name }) => [id, name]));
}
