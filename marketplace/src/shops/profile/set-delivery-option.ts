import { parseMoney } from '@besesaka/schema/kernel/money.ts';
import type { OwnShop } from '@besesaka/schema/shops/application-resources.ts';
import type { DeliveryOptionInput } from '@besesaka/schema/shops/delivery-inputs.ts';
import { deliveryTexts as texts } from '@besesaka/schema/shops/delivery-texts.ts';
import { deliveryLimits as limits } from '@besesaka/schema/shops/limits.ts';
import { eq } from 'drizzle-orm';
import { contentVersion, requireVersion } from '#platform/base/content-version.ts';
import { NotFound, Refused } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { readOwnShop } from '#shops/applications/read-own-shop.ts';
import type { StoredDelivery } from '#shops/delivery-option.ts';
import { shopChanged } from '#shops/domain-events.ts';
import { shops } from '#shops/tables.ts';
import { countProfileChange, lockShopOf } from './lock-shop-of.ts';

interface SetArgs {
  ctx: Ctx;
  input: DeliveryOptionInput & { option_id: string };
}

/** Adds a way of delivery at the end, or replaces the one with this id. */
export function setDeliveryOption({ ctx, input: { option_id: id, version, ...input } }: SetArgs): Promise<OwnShop> {
  return changeDelivery(ctx, (current) => {
    const way = toStored(id, input);
    const existing = current.find((one) => one.id === id);
    requireVersion(version, existing && contentVersion(existing));
    if (existing) return current.map((one) => (one.id === id ? way : one));
    if (current.length >= limits.optionsMax) throw new Refused(texts.full(limits.optionsMax));
    return [...current, way];
  });
}

/** Removes a way of delivery. Orders that were placed with it have their own copy. */
export function removeDeliveryOption({ ctx, input }: { ctx: Ctx; input: { option_id: string } }): Promise<OwnShop> {
  return changeDelivery(ctx, (current) => {
    const rest = current.filter(({ id }) => id !== input.option_id);
    if (rest.length === current.length) throw new NotFound(texts.missing);
    return rest;
  });
}

type Change = (current: readonly StoredDelivery[]) => StoredDelivery[];

async function changeDelivery(ctx: Ctx, change: Change): Promise<OwnShop> {
  await countProfileChange(ctx);
  await inTransaction(ctx, async (tx) => {
    const { id, deliveryOptions } = await lockShopOf(tx);
    await tx.db
      .update(shops)
      .set({ deliveryOptions: change(deliveryOptions) })
      .where(eq(shops.id, id));
    await publishDomainEvent(tx, shopChanged, { shopId: id });
  });
  return readOwnShop({ ctx });
}

function toStored(id: string, input: DeliveryOptionInput): StoredDelivery {
  const isPickup = input.kind === 'pickup';
  return {
    id,
    kind: input.kind,
    name: input.name,
    pickupAddress: (isPickup && input.pickup_address) || null,
    pickupHours: (isPickup && input.pickup_hours) || null,
    freeAbovePesewas: isPickup || input.free_above === null ? null : parseMoney(input.free_above),
    isActive: input.is_active,
    rates: input.rates.map(({ region, fee, min_days: minDays, max_days: maxDays }) => ({
      region,
      feePesewas: parseMoney(fee) ?? 0,
      minDays,
      maxDays,
    })),
  };
}
