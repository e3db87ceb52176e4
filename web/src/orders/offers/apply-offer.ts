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
  }
`);

export type Offer = OfferCard_OfferFragment;

/** Writes an offer into the cache, whose version guard skips an older one. */
export function applyOffer(cache: ApolloCache, offer: Offer): void {
  const id = cache.identify({ __typename: 'Offer', id: offer.id });
  cache.writeFragment({ id, fragment: OfferFragment, data: offer });
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
