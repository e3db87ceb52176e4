import { useApolloClient } from '@apollo/client/react';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { parseMoney } from '@besesaka/schema/kernel/money.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import { graphql } from '#gql/gql.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { useRequestKey } from '#platform/network/use-request-key.ts';

const ChangeOfferMutation = graphql(`
  mutation ChangeOffer($input: ChangeProductInput!) {
    result: changeProduct(input: $input) {
      product {
        id
        price {
          amount
          currency
        }
        compareAtPrice {
          amount
          currency
        }
        discountPercentage
        stockQuantity
        inStock
        version
      }
      errors {
        ...Failure
      }
    }
  }
`);

// Selecting a private field as well bypasses the caches for public data, which may be seconds old.
const OfferNowDocument = graphql(`
  query OfferNow($slug: String!) {
    viewer {
      shop {
        id
      }
    }
    product(by: { slug: $slug }) {
      id
      price {
        amount
        currency
      }
      stockQuantity
      inStock
      version
    }
  }
`);

/** The parts of a product that can be changed in the list itself. */
export interface Offer {
  price: string;
  stockQuantity: number;
}

export interface SeenOffer extends Offer {
  version: number;
}

/** Only changed values; stock as a difference, so that orders count. */
export function changesOf(shownOffer: Offer, edited: Offer) {
  const isOtherPrice = parseMoney(shownOffer.price) !== parseMoney(edited.price);
  const stockBy = edited.stockQuantity - shownOffer.stockQuantity;
  if (!isOtherPrice && stockBy === 0) return null;
  return { ...(isOtherPrice && { price: edited.price }), ...(stockBy !== 0 && { stockBy }) };
}

/** `contested` means that another save changed the price to that of `now`. */
export type OfferOutcome = { kind: 'done' } | { kind: 'contested'; now: SeenOffer } | { kind: 'refused'; text: string };

/** Orders between two tries are rare, so a few tries are enough. */
const tries = 5;

/** Changes price and stock. A price is only set where it is as the seller saw it. */
export function useChangeOffer() {
  const client = useApolloClient();
  const keyOf = useRequestKey();
  async function readNow(slug: string): Promise<SeenOffer | null> {
    const answer = await client
      .query({ query: OfferNowDocument, variables: { slug }, fetchPolicy: 'network-only' })
      .catch(() => null);
    const product = answer?.data?.product;
    return product ? { ...product, price: product.price.amount } : null;
  }
  return async (slug: string, shownOffer: SeenOffer, edited: Offer): Promise<OfferOutcome> => {
    const changes = changesOf(shownOffer, edited);
    if (!changes) return { kind: 'done' };
    let { version } = shownOffer;
    for (let left = tries; ; left -= 1) {
      const sent = { slug, ...changes, ...('price' in changes && { version }) };
      const variables = { input: { ...sent, idempotencyKey: keyOf([sent, shownOffer.version]) } };
      const outcome = await outcomeOf(client.mutate({ mutation: ChangeOfferMutation, variables }));
      if ('done' in outcome) return { kind: 'done' };
      const { code, kind, message } = outcome.failure;
      if (code !== 'STALE')
        return {
          kind: 'refused',
          text: message || (kind === 'no-response' ? kernelTexts.networkError : texts.changeFailed),
        };
      const now = await readNow(slug);
      if (!now) return { kind: 'refused', text: kernelTexts.networkError };
      if (left === 0 || now.price !== shownOffer.price) return { kind: 'contested', now };
      version = now.version;
    }
  };
}

/** The number of pieces that one tap adds. */
export const restockPieces = 10;
