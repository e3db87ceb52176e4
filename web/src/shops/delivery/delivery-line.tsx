import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { type Region, regionLabel } from '@besesaka/schema/kernel/regions.ts';
import { daysText } from '@besesaka/schema/shops/delivery.ts';
import Truck from 'lucide-react/icons/truck';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { DeliveryOptionFragment, type DeliveryWays, pricesOf, waysTo } from './delivery-option.ts';
import { useKnownRegion } from './known-region.ts';

export const DeliveryLineFragment = graphql(`
  fragment DeliveryLine_shop on Shop {
    slug
    deliveryOptions {
      ...DeliveryOption_option
    }
  }
`);

export interface DeliveryLineProps {
  shop: FragmentType<typeof DeliveryLineFragment>;
  /** The price of one piece. */
  price: string;
}

/** What delivery costs: to the region of the last order from this device, or from the lowest fee. */
export function DeliveryLine(props: DeliveryLineProps) {
  const { deliveryOptions } = readFragment(DeliveryLineFragment, props.shop);
  const text = deliveryText(deliveryOptions, useKnownRegion(), parseMoney(props.price) ?? 0);
  if (!text) return null;
  return (
    <p className="flex items-start gap-2 text-sm">
      <Truck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="min-w-0 break-words">{text}</span>
    </p>
  );
}

/** The cheapest way to a region with a known fee. */
function cheapestTo(options: DeliveryWays, region: Region, goodsPesewas: number) {
  const withTimes = waysTo(options, region, goodsPesewas).flatMap(({ days, feePesewas }) =>
    days ? [{ days, feePesewas }] : [],
  );
  return withTimes.toSorted((a, b) => a.feePesewas - b.feePesewas)[0];
}

/** "Delivery ₵25" to the region of the last order; empty if that is not known. */
export function useDeliveryFee(props: DeliveryLineProps): string {
  const { deliveryOptions } = readFragment(DeliveryLineFragment, props.shop);
  const region = useKnownRegion();
  const best = region && cheapestTo(deliveryOptions, region, parseMoney(props.price) ?? 0);
  if (!best) return '';
  return best.feePesewas === 0 ? 'Free delivery' : `Delivery ${cedi(best.feePesewas)}`;
}

/** "To Ashanti: ₵25, 2-3 days", or "Delivery from ₵25". Empty if the shop has no ways of delivery. */
export function deliveryText(options: DeliveryWays, region: Region | null, goodsPesewas: number): string {
  const ways = readFragment(DeliveryOptionFragment, options);
  const sent = ways.filter(({ kind }) => kind !== 'PICKUP');
  const pickup = ways.length > sent.length ? 'pickup is free' : '';
  const join = (text: string) => [text, pickup].filter(Boolean).join('; ');
  if (sent.length === 0) return pickup && `Free pickup at the seller’s`;
  if (region) {
    const best = cheapestTo(options, region, goodsPesewas);
    const name = regionLabel(region);
    if (!best) return join(`To ${name}: agree with the seller`);
    return join(`To ${name}: ${best.feePesewas === 0 ? 'free' : cedi(best.feePesewas)}, ${daysText(best.days)}`);
  }
  const fees = sent.flatMap((way) => pricesOf(way).rates.map(({ feePesewas }) => feePesewas));
  const lowest = Math.min(...fees);
  return join(lowest === 0 ? 'Free delivery to some regions' : `Delivery from ${cedi(lowest)}`);
}
