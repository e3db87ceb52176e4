import { dayMs } from '#platform/base/clock.ts';
import { stableId } from '#platform/base/ids.ts';
import type { productReviews } from '#reviews/tables.ts';
import { anyVoices, consumed, ofThingsThatLast, rootVoices, type Stars } from './data/reviews.ts';
import { createDice, type Dice } from './dice.ts';
import { between } from './moments.ts';
import { planReviewers } from './plan-people.ts';
import type { PlannedProduct } from './plan-products.ts';

export type ReviewRow = typeof productReviews.$inferInsert;

/** Fewer than there are voices of four and five stars. */
const mostReviews = 14;

/** What people wrote, for most products; nobody says the same twice about one product. */
export function planReviews(planned: PlannedProduct[], now: Date): ReviewRow[] {
  return planned.flatMap((product) => reviewsOf(product, now));
}

function reviewsOf({ row, root, fame }: PlannedProduct, now: Date): ReviewRow[] {
  const dice = createDice(`reviews ${row.slug}`);
  const ageDays = (now.getTime() - row.createdAt.getTime()) / dayMs;
  if (ageDays < 10 || dice.chance(0.08)) return [];
  const count = Math.min(row.salesCount ?? 0, mostReviews, 1 + Math.round(fame * 11 + dice.roll() * 4));
  const reviewers = dice.shuffle(planReviewers());
  const spoken = new Set<string>();
  // Most goods are good; some are not.
  const quality = dice.chance(0.12) ? 0.35 : 0.75 + dice.roll() * 0.25;
  return reviewers.slice(0, count).map((reviewer) => {
    const { rating, title, comment } = voice({ dice, rating: rate(dice, quality), root, spoken });
    const createdAt = between(row.createdAt, now, dice);
    return {
      id: stableId(`demo review ${row.slug} ${reviewer.name}`),
      productId: row.id,
      userId: reviewer.id,
      reviewerName: reviewer.name,
      rating,
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

interface Asked {
  dice: Dice;
  rating: Stars;
  root: string;
  spoken: Set<string>;
}

/** Something about goods of this kind when it is still unsaid, else something that fits all. */
function voice({ dice, rating, root, spoken }: Asked): Spoken {
  const unsaid = <T extends { title: string }>(voices: T[]) => voices.filter(({ title }) => !spoken.has(title));
  const near = unsaid(nearVoices(root, rating));
  const wide = unsaid(wideVoices(root, rating));
  const from = near.length > 0 && (wide.length === 0 || dice.chance(0.45)) ? near : wide;
  // All was said about so many stars: this buyer gives a neighbouring number.
  if (from.length === 0) return voice({ dice, rating: neighbour[rating], root, spoken });
  const chosen = dice.pick(from);
  spoken.add(chosen.title);
  return chosen;
}

const neighbour: Record<Stars, Stars> = { 1: 3, 2: 3, 3: 4, 4: 5, 5: 4 };

interface Spoken {
  rating: Stars;
  title: string;
  comment: string;
}

function nearVoices(root: string, rating: Stars): Spoken[] {
  const own = (rootVoices[root] ?? []).filter(([stars]) => stars === rating);
  return own.map(([, title, comment]) => ({ rating, title, comment }));
}

function wideVoices(root: string, rating: Stars): Spoken[] {
  const used = consumed.has(root)
    ? anyVoices[rating].filter(([title]) => !ofThingsThatLast.has(title))
    : anyVoices[rating];
  return used.map(([title, comment]) => ({ rating, title, comment }));
}
