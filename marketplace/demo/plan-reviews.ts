import { dayMs } from '#platform/base/clock.ts';
import { stableId } from '#platform/base/ids.ts';
import type { productReviews, reviewReplies, shopReviews } from '#reviews/tables.ts';
import { type ReviewLine, replies, reviewLines, type Stars } from './data.ts';
import { createDice, type Dice } from './dice.ts';
import { between } from './moments.ts';
import type { PlannedProduct } from './plan-products.ts';
import { planReviewers } from './plan-users.ts';

export type ReviewRow = typeof productReviews.$inferInsert;
export type ShopReviewRow = typeof shopReviews.$inferInsert;
export type ReplyRow = typeof reviewReplies.$inferInsert;

/** Must be lower than the number of texts with four and five stars. */
const mostReviews = 22;

/** Plans reviews of most products. No text appears twice on one product. */
export function planReviews(planned: PlannedProduct[], now: Date): ReviewRow[] {
  return planned.flatMap((product) => reviewsOf(product, now));
}

function reviewsOf({ row, root, fame }: PlannedProduct, now: Date): ReviewRow[] {
  const dice = createDice(`reviews ${row.slug}`);
  const ageDays = (now.getTime() - row.createdAt.getTime()) / dayMs;
  if (ageDays < 10 || dice.chance(0.08)) return [];
  // A few products have many reviews, most have some.
  const count = Math.min(row.salesCount ?? 0, mostReviews, 1 + Math.round(fame ** 1.3 * 21 + dice.roll() * 3));
  const reviewers = dice.shuffle(planReviewers());
  const usedTitles = new Set<string>();
  // Shops differ, and so do their products.
  const quality = createDice(`quality of ${row.shopId}`).roll() * 0.6 + dice.roll() * 0.4;
  return reviewers.slice(0, count).map((reviewer) => {
    const { stars, title, comment } = pickReview({ dice, stars: rate(dice, quality), root, usedTitles });
    const createdAt = between(row.createdAt, now, dice);
    return {
      id: stableId(`demo review ${row.slug} ${reviewer.name}`),
      productId: row.id,
      userId: reviewer.id,
      reviewerName: reviewer.name,
      rating: stars,
      title,
      comment,
      isVerifiedPurchase: dice.chance(0.82),
      createdAt,
      updatedAt: createdAt,
    };
  });
}

/** About 4.4 stars on average, with a long tail. */
function rate(dice: Dice, quality: number): Stars {
  const roll = dice.roll();
  if (roll < 0.48 + quality * 0.3) return 5;
  if (roll < 0.8 + quality * 0.16) return 4;
  if (roll < 0.92 + quality * 0.06) return 3;
  return dice.chance(0.6) ? 2 : 1;
}

interface ReviewRequest {
  dice: Dice;
  stars: Stars;
  root: string;
  usedTitles: Set<string>;
}

/** Picks a text for this category, or a general one. */
function pickReview({ dice, stars, root, usedTitles }: ReviewRequest): ReviewLine {
  const unused = (lines: ReviewLine[] = []) =>
    lines.filter((line) => line.stars === stars && !usedTitles.has(line.title));
  const near = unused(reviewLines[root]);
  const general = unused(reviewLines.any).filter(({ lasting }) => !(lasting && usedUp.has(root)));
  const from = near.length > 0 && (general.length === 0 || dice.chance(0.45)) ? near : general;
  // All texts with this rating are used, so this buyer gives a neighbouring rating.
  if (from.length === 0) return pickReview({ dice, stars: neighbour[stars], root, usedTitles });
  const chosen = dice.pick(from);
  usedTitles.add(chosen.title);
  return chosen;
}

const neighbour: Record<Stars, Stars> = { 1: 3, 2: 3, 3: 4, 4: 5, 5: 4 };

/** Categories of consumables: a pineapple is never "like new after six weeks". */
const usedUp: ReadonlySet<string> = new Set(['food-groceries', 'farm-garden', 'beauty-health']);

/** Derives a shop review from each user's first review of the shop's products, with scores within one of its stars. */
export function planShopReviews(reviews: readonly ReviewRow[], shopOf: ReadonlyMap<string, string>): ShopReviewRow[] {
  const written = new Map<string, ShopReviewRow>();
  for (const review of reviews) {
    const shopId = shopOf.get(review.productId) ?? '';
    const name = `demo shop review ${shopId} ${review.userId}`;
    if (written.has(name)) continue;
    const dice = createDice(name);
    const near = () => Math.min(5, Math.max(1, review.rating + (dice.chance(0.3) ? dice.pick([-1, 1]) : 0)));
    const { userId, reviewerName, title, comment, rating, isVerifiedPurchase, createdAt } = review;
    written.set(name, {
      id: stableId(name),
      shopId,
      userId,
      reviewerName,
      title,
      comment,
      isVerifiedPurchase,
      createdAt,
      productQuality: near(),
      customerService: near(),
      shippingSpeed: near(),
      overall: rating,
    });
  }
  return [...written.values()];
}

interface Replied {
  id: string;
  stars: number;
  createdAt: Date;
}

/** Seven of ten reviews have a reply from the shop, a day or two later. */
export function planReplies(reviews: readonly Replied[], now: Date): ReplyRow[] {
  return reviews.flatMap(({ id, stars, createdAt }) => {
    const dice = createDice(`reply ${id}`);
    if (!dice.chance(0.7)) return [];
    const reply = dice.pick(stars >= 4 ? replies.good : stars === 3 ? replies.fair : replies.bad);
    const last = Math.min(now.getTime(), createdAt.getTime() + 2 * dayMs);
    return [{ reviewId: id, reply, repliedAt: between(createdAt, new Date(last), dice) }];
  });
}
