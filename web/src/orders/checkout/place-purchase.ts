import type { ApolloClient } from '@apollo/client';
import { regionName } from '@besesaka/schema/kernel/regions.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { DeliveryChoiceInput, PlaceCartInput } from '#gql/graphql.ts';
import { failureOf, thrownFailure } from '#platform/network/failure.ts';
import { type CheckoutFailure, placingFailure, totalChanged } from './checkout-failure.ts';
import type { Purchase } from './purchase.ts';
import type { Shipping } from './shipping-address.ts';

const PlacingFailureFragment = graphql(`
  fragment PlacingFailure_failure on Failure {
    ...Failure
    ... on TotalChangedError {
      message
      total { amount }
    }
  }
`);

const PlaceCartMutation = graphql(`
  mutation PlaceCart($input: PlaceCartInput!) {
    result: placeCart(input: $input) {
      orders {
        id
        ...PlacedOrder_order
      }
      errors {
        ...PlacingFailure_failure
      }
    }
  }
`);

const PlaceProductMutation = graphql(`
  mutation PlaceProduct($input: PlaceProductInput!) {
    result: placeProduct(input: $input) {
      orders {
        id
        ...PlacedOrder_order
      }
      errors {
        ...PlacingFailure_failure
      }
    }
  }
`);

const PlaceOfferMutation = graphql(`
  mutation PlaceOffer($input: PlaceOfferInput!) {
    result: placeOffer(input: $input) {
      orders {
        id
        ...PlacedOrder_order
      }
      errors {
        ...PlacingFailure_failure
      }
    }
  }
`);

export const PlacedOrderFragment = graphql(`
  fragment PlacedOrder_order on Order {
    id
    createdAt
    expiresAt
    itemCount
    shop { name slug }
    total { amount }
    shippingFee { amount }
    delivery { kind name minDays maxDays }
    items(first: 100) {
      edges {
        node {
          id
          productName
          variantLabel
          productImagePath
          quantity
          total { amount }
        }
      }
    }
  }
`);

export type PlacedOrder = { id: string } & FragmentType<typeof PlacedOrderFragment>;

/** The input, which is sent again until the outcome is known. The key belongs to the attempt. */
export type PlacingInput = Shipping & { expectedTotal: string; delivery?: DeliveryChoiceInput[] };

export type PlacingOutcome = { orders: readonly PlacedOrder[] } | { failure: CheckoutFailure };

/** Orders the cart, the one product or the agreed offer. A repeated request with the same key is placed once. */
export async function placePurchase(
  client: ApolloClient,
  { kind, product, offer }: Pick<Purchase, 'kind' | 'product' | 'offer'>,
  input: PlacingInput,
  idempotencyKey: string,
): Promise<PlacingOutcome> {
  const sent = { ...input, shippingRegion: regionName(input.shippingRegion), idempotencyKey };
  try {
    const result = await (offer ? placeOffer(client, offer, sent) : placeLines(client, product, sent));
    const [error] = readFragment(PlacingFailureFragment, result?.errors ?? []);
    if (error?.__typename === 'TotalChangedError')
      return { failure: totalChanged(kind, error.message, error.total.amount) };
    if (error) return { failure: placingFailure(kind, failureOf(error)) };
    if (result?.orders) return { orders: result.orders };
    return { failure: placingFailure(kind, thrownFailure(null)) };
  } catch (error) {
    return { failure: placingFailure(kind, thrownFailure(error)) };
  }
}

function placeLines(client: ApolloClient, product: Purchase['product'], sent: PlaceCartInput) {
  return product ? placeProduct(client, product, sent) : placeCart(client, sent);
}

async function placeOffer(client: ApolloClient, offerId: string, input: PlaceCartInput) {
  const { delivery, ...details } = input;
  const variables = { input: { ...details, offerId, deliveryOptionId: delivery?.[0]?.optionId } };
  return (await client.mutate({ mutation: PlaceOfferMutation, variables, fetchPolicy: 'no-cache' })).data?.result;
}

async function placeCart(client: ApolloClient, input: PlaceCartInput) {
  const options = { mutation: PlaceCartMutation, variables: { input }, fetchPolicy: 'no-cache' as const };
  return (await client.mutate(options)).data?.result;
}

async function placeProduct(client: ApolloClient, product: NonNullable<Purchase['product']>, input: PlaceCartInput) {
  const { id: productId, variantId, quantity } = product;
  const { delivery, ...details } = input;
  const deliveryOptionId = delivery?.[0]?.optionId;
  const variables = { input: { ...details, productId, variantId, quantity, deliveryOptionId } };
  return (await client.mutate({ mutation: PlaceProductMutation, variables, fetchPolicy: 'no-cache' })).data?.result;
}
