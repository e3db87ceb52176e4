import type { ApolloCache } from '@apollo/client';
import { graphql } from '#gql/gql.ts';
import type { OfferCard_OfferFragment } from '#gql/graphql.ts';

/** The whole offer, as its card shows it and as inbox events carry it. */
export const OfferFragment = graphql(`
  fragment OfferCard_offer on Offer {
    id
    viewerIs
    state
    awaits
    price { amount }
    quantity
    total { amount }
    productId
    productName
    variantId
    variantLabel
    shop { name slug }
    buyerName
    endsAt
    orderId
    allowedActions
    version
    createdAt
  }
`);

export type Offer = OfferCard_OfferFragment;

const OfferStateFragment = graphql(`
  fragment ApplyOffer_state on Offer {
    id
    state
  }
`);

/** Whether it waits for an answer or an order. */
export function isLive({ state }: Pick<Offer, 'state'>): boolean {
  return state === 'OPEN' || state === 'ACCEPTED';
}

/**
 * Writes an offer into the cache, whose version guard skips an older one. A new offer, or one that is over now, belongs into
 * other lists, which load again.
 */
export function applyOffer(cache: ApolloCache, offer: Offer): void {
  const id = cache.identify({ __typename: 'Offer', id: offer.id });
  const cached = cache.readFragment({ id, fragment: OfferStateFragment });
  cache.writeFragment({ id, fragment: OfferFragment, data: offer });
  if (cached && isLive(cached) === isLive(offer)) return;
  reloadOffers(cache);
}

/** Loads the lists of offers again. */
export function reloadOffers(cache: ApolloCache): void {
  cache.evict({ id: cache.identify({ __typename: 'Viewer' }), fieldName: 'offers' });
}

/** One offer, for a card that opens and for a reload after a conflicting answer. */
export const OfferDocument = graphql(`
  query Offer($id: ID!) {
    inboxSeq
    offer(id: $id) {
      id
      ...OfferCard_offer
    }
  }
`);
