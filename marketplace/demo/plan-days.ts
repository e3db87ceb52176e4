import type { productDays } from '#catalog/product/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import { createDice } from './dice.ts';
import type { CampaignRows } from './plan-campaigns.ts';
import type { PlannedProduct } from './plan-products.ts';

export type DayRow = typeof productDays.$inferInsert & { shown: number; opened: number };

/** For products without a campaign only the last days are written, which the charts show. */
const plainDays = 30;
/** A featured product is opened this much more often, and shown this often for each time that it is opened. */
const featuredFactor = 1.8;
const shownPerOpened = 11;
const weekendFactor = 1.3;

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
    const days = Array.from({ length: age + 1 }, (_, ago) => {
      const day = new Date(now.getTime() - ago * dayMs);
      const isFeatured = span !== undefined && day >= span.startsAt && day <= span.endsAt;
      const factor = ([0, 6].includes(day.getUTCDay()) ? weekendFactor : 1) * (isFeatured ? featuredFactor : 1);
      return { at: day, isFeatured, weight: factor * (0.6 + dice.roll() * 0.8) };
    });
    const total = days.reduce((sum, { weight }) => sum + weight, 0);
    let upTo = 0;
    let given = 0;
    const rows = days.map(({ at, isFeatured, weight }): DayRow => {
      upTo += weight;
      const opened = Math.round(((row.viewsCount ?? 0) * upTo) / total) - given;
      given += opened;
      const shown = isFeatured ? Math.round(opened * shownPerOpened * (0.8 + dice.roll() * 0.4)) : 0;
      return { productId: row.id, day: at.toISOString().slice(0, 10), opened, shown };
    });
    return rows.slice(0, span ? age + 1 : plainDays + 1).filter(({ opened }) => opened > 0);
  });
}
