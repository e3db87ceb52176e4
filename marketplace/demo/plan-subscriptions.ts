import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { plans } from '@besesaka/schema/plans/limits.ts';
import { shopLimits } from '@besesaka/schema/shops/limits.ts';
import type { ledgerEntries, ledgerLines, payments, receipts } from '#payments/tables.ts';
import type { subscriptions } from '#plans/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import { stableId } from '#platform/base/ids.ts';
import { shopLines } from './data.ts';
import { createDice } from './dice.ts';
import type { ProductRow } from './plan-products.ts';
import { type ShopRow, shopId } from './plan-shops.ts';

export interface SubscriptionRows {
  subscriptions: (typeof subscriptions.$inferInsert)[];
  payments: (typeof payments.$inferInsert)[];
  entries: (typeof ledgerEntries.$inferInsert)[];
  lines: (typeof ledgerLines.$inferInsert)[];
  receipts: (typeof receipts.$inferInsert)[];
}

/** Plans subscriptions for shops that exceed the free tier in a category, and for the demo seller. */
export function planSubscriptions(
  shops: readonly ShopRow[],
  products: readonly ProductRow[],
  { now, lastReceipt }: { now: Date; lastReceipt: number },
): SubscriptionRows {
  const [known] = shopLines;
  const paying = shops.filter(({ id }) => (known && id === shopId(known.slug)) || mostInCategory(products, id) > free);
  const all = paying.map((shop) => paid(shop, known?.slug === shop.businessSlug ? '3_months' : 'annual', now));
  return {
    subscriptions: all.map(({ subscription }) => subscription),
    payments: all.map(({ payment }) => payment),
    entries: all.map(({ entry }) => entry),
    lines: all.flatMap(({ lines }) => lines),
    receipts: all.map(({ payment }, n) => ({
      number: lastReceipt + 1 + n,
      paymentId: payment.id,
      createdAt: payment.createdAt,
    })),
  };
}

const free = shopLimits.freeProductsPerCategory;

/** Sets the listing limit of shops without a plan. */
export function withListingLimits(shops: readonly ShopRow[], rows: SubscriptionRows): ShopRow[] {
  const paying = new Set(rows.subscriptions.map((subscription) => subscription.shopId));
  return shops.map((shop) => ({ ...shop, listingLimit: paying.has(shop.id) ? null : free }));
}

function mostInCategory(products: readonly ProductRow[], shop: string): number {
  const counts = new Map<string, number>();
  for (const { shopId, categoryId, isActive } of products)
    if (shopId === shop && isActive !== false) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

function paid(shop: ShopRow, plan: (typeof plans)[number]['plan'], now: Date) {
  const { durationDays, pesewas } = plans.find((one) => one.plan === plan) ?? plans[0];
  const dice = createDice(`plan ${shop.businessSlug}`);
  const startsAt = new Date(now.getTime() - dice.between(20, Math.round(durationDays * 0.6)) * dayMs);
  const endsAt = new Date(startsAt.getTime() + durationDays * dayMs);
  const id = (what: string) => stableId(`demo plan ${what} ${shop.businessSlug}`);
  const fees = Math.round(pesewas * 0.0195);
  return {
    subscription: {
      ...{ id: id('itself'), shopId: shop.id, plan, durationDays, amountPesewas: pesewas, state: 'active' as const },
      ...{ version: 2, autoRenew: false, startsAt, endsAt, createdAt: startsAt },
    },
    payment: {
      ...{ id: id('payment'), userId: shop.ownerId, purpose: 'subscription' as const, subjectId: id('itself') },
      description: `Plan: ${durationLabel(durationDays)}`,
      ...{ amountPesewas: pesewas, state: 'succeeded' as const, version: 3, channel: 'mobile_money' as const },
      ...{ createdAt: startsAt, settledAt: startsAt },
    },
    entry: { id: id('entry'), paymentId: id('payment'), kind: 'charge' as const, currency: 'GHS', createdAt: startsAt },
    lines: [
      { entryId: id('entry'), account: 'provider', amount: pesewas - fees },
      { entryId: id('entry'), account: 'fees', amount: fees },
      { entryId: id('entry'), account: 'income:subscription', amount: -pesewas },
    ],
  };
}
