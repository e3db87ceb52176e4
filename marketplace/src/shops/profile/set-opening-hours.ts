import type { OwnShop } from '@besesaka/schema/shops/application-resources.ts';
import type { OpeningHoursInput } from '@besesaka/schema/shops/inputs.ts';
import { shopLimits as limits, weekDay } from '@besesaka/schema/shops/limits.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { eq } from 'drizzle-orm';
import { dayMs, dayOf } from '#platform/base/clock.ts';
import { requireVersion } from '#platform/base/content-version.ts';
import { InvalidInput } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { readOwnShop } from '#shops/applications/read-own-shop.ts';
import { shopChanged } from '#shops/domain-events.ts';
import { hoursVersion } from '#shops/hours-version.ts';
import { shops } from '#shops/tables.ts';
import { countProfileChange, lockShopOf } from './lock-shop-of.ts';

/** Replaces the shop's opening hours and its closed days. */
export async function setOpeningHours({ ctx, input }: { ctx: Ctx; input: OpeningHoursInput }): Promise<OwnShop> {
  await countProfileChange(ctx);
  const fault = closureFault(input.closed_until, ctx.now);
  if (fault) throw new InvalidInput({ closed_until: [fault] }, fault);
  await inTransaction(ctx, async (tx) => {
    const { id, ...shop } = await lockShopOf(tx);
    requireVersion(input.hours_version, hoursVersion(shop));
    const openingHours = input.opening_hours.toSorted(
      (a, b) => weekDay.values.indexOf(a.day) - weekDay.values.indexOf(b.day),
    );
    await tx.db
      .update(shops)
      .set({ openingHours, closedFrom: input.closed_from, closedUntil: input.closed_until })
      .where(eq(shops.id, id));
    await publishDomainEvent(tx, shopChanged, { shopId: id });
  });
  return readOwnShop({ ctx });
}

function closureFault(until: string | null, now: Date): string | null {
  if (until === null) return null;
  if (until < dayOf(now)) return texts.closureOver;
  const isFar = new Date(until).getTime() - now.getTime() > limits.closureDaysMax * dayMs;
  return isFar ? texts.closureFar : null;
}
