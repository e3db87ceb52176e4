import { dayMs } from '#platform/base/clock.ts';
import { stableId } from '#platform/base/ids.ts';
import type { productReviews } from '#reviews/tables.ts';
import { type ReviewLine, reviewLines, type Stars } from './data.ts';
import { createDice, type Dice } from './dice.ts';
import { between } from './moments.ts';
import { planReviewers } from './plan-people.ts';
import type { PlannedProduct } from './plan-products.ts';

export type ReviewRow = typeof productReviews.$inferInsert;

/** Must be lower than the number of texts with four and five stars. */
const mostReviews = 14;

/** Plans reviews of most products. No text appears twice on one product. */
export function planReviews(planned: PlannedProduct[], now: Date): ReviewRow[] {
  return planned.flatMap((product) => reviewsOf(product, now));
}

function reviewsOf({ row, root, fame }: PlannedProduct, now: Date): ReviewRow[] {
  const dice = createDice(`reviews ${row.slug}`);
  const ageDays = (now.getTime() - row.createdAt.getTime()) / dayMs;
  if (ageDays < 10 || dice.chance(0.08)) return [];
  const count = Math.min(row.salesCount ?? 0, mostReviews, 1 + Math.round(fame * 11 + dice.roll() * 4));
  const reviewers = dice.shuffle(planReviewers());
  const usedTitles = new Set<string>();
  // Most products are good; some are not.
  const quality = dice.chance(0.12) ? 0.35 : 0.75 + dice.roll() * 0.25;
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

function rate(dice: Dice, quality: number): Stars {
  const roll = dice.roll();
  if (roll < quality * 0.62) return 5;
  if (roll < quality * 0.92) return 4;
  if (roll < 0.55 + quality * 0.42) return 3;
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
