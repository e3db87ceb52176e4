import { domainEvent } from '#platform/events/domain-events.ts';

/** `cheaper` than before, or `restocked` after there was none; `version` is the product's since then. */
export interface ImprovedOffer {
  productId: string;
  version: number;
  cheaper: boolean;
  restocked: boolean;
}

export const offerImproved = domainEvent<ImprovedOffer>('catalog.offer-improved');
