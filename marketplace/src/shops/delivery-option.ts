import { moneyText } from '@besesaka/schema/kernel/money.ts';
import type { DeliveryPricing } from '@besesaka/schema/shops/delivery.ts';
import type { DeliveryOption } from '@besesaka/schema/shops/resources.ts';
import { contentVersion } from '#platform/base/content-version.ts';

/** A way of delivery as it is stored with its shop. */
export interface StoredDelivery extends DeliveryPricing {
  id: string;
  name: string;
  pickupAddress: string | null;
  pickupHours: string | null;
  isActive: boolean;
}

export function toDeliveryOption(stored: StoredDelivery): DeliveryOption {
  return {
    id: stored.id,
    kind: stored.kind,
    name: stored.name,
    pickup_address: stored.pickupAddress,
    pickup_hours: stored.pickupHours,
    free_above: stored.freeAbovePesewas === null ? null : moneyText(stored.freeAbovePesewas),
    is_active: stored.isActive,
    rates: stored.rates.map(({ region, feePesewas, minDays, maxDays }) => ({
      region,
      fee: moneyText(feePesewas),
      min_days: minDays,
      max_days: maxDays,
    })),
    version: contentVersion(stored),
  };
}

/** Returns the ways of delivery that buyers can choose. */
export function toChoosable(stored: readonly StoredDelivery[]): DeliveryOption[] {
  return stored.filter(({ isActive }) => isActive).map(toDeliveryOption);
}
