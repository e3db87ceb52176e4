import { domainEvent } from '#platform/events/domain-events.ts';

/** What others show of a shop is another: its name, its address on the site, or whether it is verified. */
export const shopChanged = domainEvent<{ shopId: string }>('shops.changed');
