import { domainEvent } from '#platform/events/domain-events.ts';

/** What others show of a shop is another: its name, its words and pictures, its hours, or whether it is verified. */
export const shopChanged = domainEvent<{ shopId: string }>('shops.changed');

/** An application came, or was decided on. */
export const applicationsMoved = domainEvent<{ shopId: string }>('shops.applications-moved');

/** An admin took a shop out of view at `since`, or showed it again; `leftAt` is when its owner asked to be deleted. */
export interface ShopTakenDown {
  shopId: string;
  isHidden: boolean;
  since: string;
  leftAt: string | null;
}

export const shopTakenDown = domainEvent<ShopTakenDown>('shops.taken-down');
