import { useApolloClient } from '@apollo/client/react';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { parseMoney } from '@besesaka/schema/kernel/money.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import { graphql } from '#gql/gql.ts';
import { outcomeOf } from '#platform/network/failure.ts';

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
    product(slug: $slug) {
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

/** Sends only changed values, each with the value the seller saw, so that the server can detect a concurrent change. */
export function changesOf(seen: Offer, edited: Offer) {
  const isOtherPrice = parseMoney(seen.price) !== parseMoney(edited.price);
  const isOtherStock = seen.stockQuantity !== edited.stockQuantity;
  if (!isOtherPrice && !isOtherStock) return null;
  return {
    ...(isOtherPrice && { price: edited.price, priceWas: seen.price }),
    ...(isOtherStock && { stockQuantity: edited.stockQuantity, stockWas: seen.stockQuantity }),
  };
}

/** `contested` means that another save changed the same values to `now`. */
export type OfferOutcome = { kind: 'done' } | { kind: 'contested'; now: Offer } | { kind: 'refused'; text: string };

/** Changes price and stock. The server compares them with the seen values first. */
export function useChangeOffer() {
  const client = useApolloClient();
  async function readNow(slug: string): Promise<Offer | null> {
    const answer = await client
      .query({ query: OfferNowDocument, variables: { slug }, fetchPolicy: 'network-only' })
      .catch(() => null);
    const product = answer?.data?.product;
    return product ? { price: product.price.amount, stockQuantity: product.stockQuantity } : null;
  }
  return async (slug: string, seen: Offer, edited: Offer): Promise<OfferOutcome> => {
    const changes = changesOf(seen, edited);
    if (!changes) return { kind: 'done' };
    const variables = { input: { slug, ...changes } };
    const outcome = await outcomeOf(client.mutate({ mutation: ChangeOfferMutation, variables }));
    if ('done' in outcome) return { kind: 'done' };
    const { code, kind, message } = outcome.failure;
    if (code !== 'STALE')
      return {
        kind: 'refused',
        text: message || (kind === 'no-response' ? kernelTexts.networkError : texts.changeFailed),
      };
    const now = await readNow(slug);
    return now ? { kind: 'contested', now } : { kind: 'refused', text: kernelTexts.networkError };
  };
}

/** The number of pieces that one tap adds. */
export const restockPieces = 10;

/** Sales between two tries are rare, so a few tries are enough. */
const restockTries = 5;

/** Adds pieces to the current stock. Resolves to an error text, or to null on success. */
export function useRestock() {
  const change = useChangeOffer();
  return async (slug: string, start: Offer): Promise<string | null> => {
    let seen = start;
    for (let tries = 0; tries < restockTries; tries += 1) {
      const stockQuantity = seen.stockQuantity + restockPieces;
      const outcome = await change(slug, seen, { ...seen, stockQuantity });
      if (outcome.kind === 'done') return null;
      if (outcome.kind === 'refused') return outcome.text;
      seen = outcome.now;
    }
    return texts.changeFailed;
  };
}
