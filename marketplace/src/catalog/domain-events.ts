import { domainEvent } from '#platform/events/domain-events.ts';

/** A product became cheaper, or is in stock again. `version` is the product's version after the change. */
export interface ImprovedOffer {
  productId: string;
  version: number;
  cheaper: boolean;
  restocked: boolean;
}

export const offerImproved = domainEvent<ImprovedOffer>('catalog.offer-improved');
