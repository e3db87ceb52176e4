import { eq, inArray } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { staffInvitations, users } from '#accounts/tables.ts';
import { reports } from '#admin/tables.ts';
import { categories, products } from '#catalog/tables.ts';
import { contactMessages } from '#help/tables.ts';
import { orders } from '#orders/tables.ts';
import { payments } from '#payments/tables.ts';
import { payouts } from '#payouts/shop-money/tables.ts';
import { cases } from '#payouts/tables.ts';
import { isUuid } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { productReviews, shopReviews } from '#reviews/tables.ts';
import { sellerApplications, shops } from '#shops/tables.ts';

/** The names of what entries are about, by its id. Other subjects are named by their own id, such as orders. */
export async function readSubjectNames({ db }: Ctx, subjects: readonly string[]): Promise<Map<string, string>> {
  const ids = subjects.filter(isUuid);
  if (ids.length === 0) return new Map();
  const withShop = { name: shops.businessName };
  const found = await unionAll(
    db.select({ id: users.id, name: users.fullName }).from(users).where(inArray(users.id, ids)),
    db
      .select({ id: shops.id, ...withShop })
      .from(shops)
      .where(inArray(shops.id, ids)),
    db.select({ id: products.id, name: products.name }).from(products).where(inArray(products.id, ids)),
    db.select({ id: categories.id, name: categories.name }).from(categories).where(inArray(categories.id, ids)),
    db.select({ id: payments.id, name: payments.description }).from(payments).where(inArray(payments.id, ids)),
    db
      .select({ id: contactMessages.id, name: contactMessages.subject })
      .from(contactMessages)
      .where(inArray(contactMessages.id, ids)),
    db
      .select({ id: productReviews.id, name: productReviews.title })
      .from(productReviews)
      .where(inArray(productReviews.id, ids)),
    db.select({ id: shopReviews.id, name: shopReviews.title }).from(shopReviews).where(inArray(shopReviews.id, ids)),
    db
      .select({ id: staffInvitations.id, name: staffInvitations.email })
      .from(staffInvitations)
      .where(inArray(staffInvitations.id, ids)),
    db
      .select({ id: sellerApplications.id, ...withShop })
      .from(sellerApplications)
      .innerJoin(shops, eq(shops.id, sellerApplications.shopId))
      .where(inArray(sellerApplications.id, ids)),
    db
      .select({ id: reports.id, ...withShop })
      .from(reports)
      .innerJoin(shops, eq(shops.id, reports.shopId))
      .where(inArray(reports.id, ids)),
    db
      .select({ id: payouts.id, ...withShop })
      .from(payouts)
      .innerJoin(shops, eq(shops.id, payouts.shopId))
      .where(inArray(payouts.id, ids)),
    db
      .select({ id: cases.id, name: orders.code })
      .from(cases)
      .innerJoin(orders, eq(orders.id, cases.orderId))
      .where(inArray(cases.id, ids)),
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}
