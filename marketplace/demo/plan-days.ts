import type { productDays } from '#catalog/product/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import { createDice } from './dice.ts';
import type { CampaignRows } from './plan-campaigns.ts';
import type { PlannedProduct } from './plan-products.ts';

export type DayRow = typeof productDays.$inferInsert & { shown: number; opened: number };

/** Days of products without a campaign. The charts show the last thirty. */
const plainDays = 30;
/** A featured product is opened this much more often, and shown this often for each time that it is opened. */
const featuredTimes = 1.8;
const shownPerOpened = 11;
const weekendTimes = 1.3;

/** Spreads each product's views over its days: more on weekends and while it is featured. */
export function planDays(
  products: readonly PlannedProduct[],
  campaigns: CampaignRows['campaigns'],
  now: Date,
): DayRow[] {
  const spanOf = new Map(campaigns.map(({ productId, startsAt, endsAt }) => [productId, { startsAt, endsAt }]));
  return products.flatMap(({ row }) => {
    const dice = createDice(`days ${row.slug}`);
    const span = spanOf.get(row.id);
    const age = Math.floor((now.getTime() - row.createdAt.getTime()) / dayMs);
    const perDay = (row.viewsCount ?? 0) / (age + 1) / (span ? featuredTimes : 1) / weekendTimes;
    const days = Math.min(age, span ? age : plainDays);
    return Array.from({ length: days + 1 }, (_, ago): DayRow => {
      const at = new Date(now.getTime() - ago * dayMs);
      const isFeatured = span !== undefined && at >= span.startsAt && at <= span.endsAt;
      const weekend = [0, 6].includes(at.getUTCDay()) ? weekendTimes : 1;
      const views = perDay * weekend * (isFeatured ? featuredTimes : 1) * (0.6 + dice.roll() * 0.8);
      const opened = Math.floor(views) + (dice.chance(views % 1) ? 1 : 0);
      const shown = isFeatured ? Math.round(opened * shownPerOpened * (0.8 + dice.roll() * 0.4)) : 0;
      return { productId: row.id, day: at.toISOString().slice(0, 10), opened, shown };
    }).filter(({ opened }) => opened > 0);
  });
}
