import { domainEvent } from '#platform/events/domain-events.ts';

/** The public data of a shop changed: its name, texts, pictures, hours or verification. */
export const shopChanged = domainEvent<{ shopId: string }>('shops.changed');

/** An application was submitted or decided. */
export const applicationsChanged = domainEvent<{ shopId: string }>('shops.applications-moved');

/** A shop is hidden since `to`, or visible if that is null. `from` is the earlier value. */
export interface ShopHidden {
  shopId: string;
  from: string | null;
  to: string | null;
}

export const shopHidden = domainEvent<ShopHidden>('shops.hidden');

/** An admin hid a shop with its products and pictures, or showed it again. */
export const shopTakenDown = domainEvent<{ shopId: string; isHidden: boolean }>('shops.taken-down');
