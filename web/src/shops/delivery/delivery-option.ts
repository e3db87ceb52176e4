import { parseMoney } from '@besesaka/schema/kernel/money.ts';
import { type Region, regionOf } from '@besesaka/schema/kernel/regions.ts';
import { type DeliveryPricing, type DeliveryQuote, quoteDelivery } from '@besesaka/schema/shops/delivery.ts';
import type { DeliveryKind } from '@besesaka/schema/shops/limits.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { DeliveryOption_OptionFragment } from '#gql/graphql.ts';
import type { OwnShop } from '#shops/applications/own-shop-query.ts';

/** A way of delivery, as buyers see it. */
export const DeliveryOptionFragment = graphql(`
  fragment DeliveryOption_option on DeliveryOption {
    id
    kind
    name
    pickupAddress
    pickupHours
    freeAbove { amount }
    rates {
      region
      fee { amount }
      minDays
      maxDays
    }
  }
`);

export type DeliveryWay = DeliveryOption_OptionFragment;
/** A way of delivery, as its seller sees it. */
export type OwnWay = DeliveryWay & { isActive: boolean; version: string };
export type DeliveryWays = readonly FragmentType<typeof DeliveryOptionFragment>[];

export interface QuotedWay extends DeliveryQuote {
  way: DeliveryWay;
}

/** The ways of a seller's own shop. */
export const ownWays = (options: OwnShop['deliveryOptions']): OwnWay[] =>
  options.map((one) => ({
    ...readFragment(DeliveryOptionFragment, one),
    isActive: one.isActive,
    version: one.version,
  }));

/** The ways that serve the region, each with its fee for these goods. */
export function waysTo(ways: DeliveryWays, region: Region, goodsPesewas: number): QuotedWay[] {
  return readFragment(DeliveryOptionFragment, ways).flatMap((way) => {
    const quote = quoteDelivery(pricesOf(way), region, goodsPesewas);
    return quote ? [{ way, ...quote }] : [];
  });
}

export function pricesOf({ kind, freeAbove, rates }: DeliveryWay): DeliveryPricing {
  return {
    // The names differ only in their case.
    kind: kind.toLowerCase() as DeliveryKind,
    freeAbovePesewas: freeAbove && parseMoney(freeAbove.amount),
    rates: rates.flatMap(({ region: name, fee, minDays, maxDays }) => {
      const region = regionOf(name);
      return region ? [{ region, feePesewas: parseMoney(fee.amount) ?? 0, minDays, maxDays }] : [];
    }),
  };
}
