import { stableId } from '#platform/base/ids.ts';
import type { shopReviews } from '#reviews/tables.ts';
import { createDice } from './dice.ts';
import type { ReviewRow } from './plan-reviews.ts';

export type ShopReviewRow = typeof shopReviews.$inferInsert;

/** Derives a shop review from each user's first review of the shop's products, with scores close to its stars. */
export function planShopReviews(reviews: readonly ReviewRow[], shopOf: ReadonlyMap<string, string>): ShopReviewRow[] {
  const written = new Map<string, ShopReviewRow>();
  for (const review of reviews) {
    const shopId = shopOf.get(review.productId) ?? '';
    const name = `demo shop review ${shopId} ${review.userId}`;
    if (written.has(name)) continue;
    const dice = createDice(name);
    const near = () => (dice.chance(0.15) ? 0 : Math.min(5, Math.max(1, review.rating + (dice.chance(0.3) ? -1 : 0))));
    const { userId, reviewerName, title, comment, rating, isVerifiedPurchase, createdAt } = review;
    written.set(name, {
      ...{ id: stableId(name), shopId, userId, reviewerName, title, comment, isVerifiedPurchase, createdAt },
      ...{ productQuality: Math.max(1, near()), customerService: near(), shippingSpeed: near(), overall: rating },
    });
  }
  return [...written.values()];
}
