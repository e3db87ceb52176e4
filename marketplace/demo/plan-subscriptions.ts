import { settingFallback } from '@besesaka/schema/kernel/settings/settings.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { plans } from '@besesaka/schema/plans/limits.ts';
import { dayMs } from '#platform/base/clock.ts';
import { stableId } from '#platform/base/ids.ts';
import { shopLines } from './data.ts';
import { createDice } from './dice.ts';
import { planPayment } from './plan-payments.ts';
import type { ProductRow } from './plan-products.ts';
import type { ShopRow } from './plan-shops.ts';

/** Plans subscriptions for shops that exceed the free tier in a category, and for the demo seller. */
export function planSubscriptions(shops: readonly ShopRow[], products: readonly ProductRow[], now: Date) {
  const firstSlug = shopLines[0].slug;
  return shops
    .filter(({ id, businessSlug }) => businessSlug === firstSlug || mostInCategory(products, id) > free)
    .map((shop) => subscribed(shop, shop.businessSlug === firstSlug ? '3_months' : 'annual', now));
}

const free = settingFallback('free_products');

/** Sets the listing limit of shops without a plan. */
export function withListingLimits(shops: readonly ShopRow[], subscribed: { shopId: string }[]): ShopRow[] {
  const paying = new Set(subscribed.map(({ shopId }) => shopId));
  return shops.map((shop) => ({ ...shop, listingLimit: paying.has(shop.id) ? null : free }));
}

function mostInCategory(products: readonly ProductRow[], shop: string): number {
  const counts = new Map<string, number>();
  for (const { shopId, categoryId, isActive } of products)
    if (shopId === shop && isActive !== false) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

function subscribed(shop: ShopRow, plan: (typeof plans)[number]['plan'], now: Date) {
  const { durationDays } = plans.find((one) => one.plan === plan) ?? plans[0];
  const pesewas = settingFallback(`plan_${plan}`);
  const dice = createDice(`plan ${shop.businessSlug}`);
  const startsAt = new Date(now.getTime() - dice.between(20, Math.round(durationDays * 0.6)) * dayMs);
  const endsAt = new Date(startsAt.getTime() + durationDays * dayMs);
  const id = (what: string) => stableId(`demo plan ${what} ${shop.businessSlug}`);
  return {
    subscription: {
      id: id('itself'),
      shopId: shop.id,
      plan,
      durationDays,
      amountPesewas: pesewas,
      state: 'active' as const,
      version: 2,
      autoRenew: false,
      startsAt,
      endsAt,
      createdAt: startsAt,
    },
    paid: planPayment(id, {
      userId: shop.ownerId,
      purpose: 'subscription',
      subjectId: id('itself'),
      channel: 'mobile_money',
      description: `Plan: ${durationLabel(durationDays)}`,
      pesewas,
      at: startsAt,
    }),
  };
}
