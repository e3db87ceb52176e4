import { domainEvent } from '#platform/events/domain-events.ts';

/** What others show of a shop is another: its name, its words and pictures, its hours, or whether it is verified. */
export const shopChanged = domainEvent<{ shopId: string }>('shops.changed');

/** An application came, or was decided on. */
export const applicationsMoved = domainEvent<{ shopId: string }>('shops.applications-moved');
