import { domainEvent } from '#platform/events/domain-events.ts';

/** What others show of a shop is another: its name, its words and pictures, its hours, or whether it is verified. */
export const shopChanged = domainEvent<{ shopId: string }>('shops.changed');

/** An application came, or was decided on. */
export const applicationsChanged = domainEvent<{ shopId: string }>('shops.applications-moved');

/** Nobody finds a shop since `to`, or everybody does again where that is null; `from` is what held before. */
export interface ShopHidden {
  shopId: string;
  from: string | null;
  to: string | null;
}

export const shopHidden = domainEvent<ShopHidden>('shops.hidden');

/** An admin took a shop down, with the pictures of all that it offers, or brought it back. */
export const shopTakenDown = domainEvent<{ shopId: string; isHidden: boolean }>('shops.taken-down');
