import type { wishlistItems, wishlists } from '#wishlist/tables.ts';
import { createDice } from './dice.ts';
import { between } from './moments.ts';
import type { PlannedProduct } from './plan-products.ts';
import { planReviewers } from './plan-users.ts';

export interface WishRows {
  lists: (typeof wishlists.$inferInsert)[];
  items: (typeof wishlistItems.$inferInsert)[];
}

/** Reviewers wish mostly for what is popular. */
export function planWishes(products: readonly PlannedProduct[], now: Date): WishRows {
  const items = planReviewers().flatMap(({ id: userId, name }) => {
    const dice = createDice(`wishes of ${name}`);
    return products
      .filter(({ fame }) => dice.chance(fame * 0.12))
      .map(({ row }) => ({
        userId,
        productId: row.id,
        savedPesewas: row.pricePesewas,
        knownPesewas: row.pricePesewas,
        stockVersion: 1,
        createdAt: between(row.createdAt, now, dice),
      }));
  });
  const owners = [...new Set(items.map(({ userId }) => userId))];
  return { lists: owners.map((userId) => ({ userId, version: 1, updatedAt: now })), items };
}
