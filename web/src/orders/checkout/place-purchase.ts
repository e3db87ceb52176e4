import type { ApolloClient } from '@apollo/client';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { DeliveryChoiceInput, PlaceCartInput } from '#gql/graphql.ts';
import { failureOf, thrownFailure } from '#platform/network/failure.ts';
import { type CheckoutFailure, placingFailure } from './checkout-failure.ts';
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
      orders { id ...PlacedOrder_order }
      errors { ...PlacingFailure_failure }
    }
  }
`);

const PlaceProductMutation = graphql(`
  mutation PlaceProduct($input: PlaceProductInput!) {
    result: placeProduct(input: $input) {
      orders { id ...PlacedOrder_order }
      errors { ...PlacingFailure_failure }
    }
  }
`);

const PlaceOfferMutation = graphql(`
  mutation PlaceOffer($input: PlaceOfferInput!) {
    result: placeOffer(input: $input) {
      orders { id ...PlacedOrder_order }
      errors { ...PlacingFailure_failure }
    }
  }
`);

export const PlacedOrderFragment = graphql(`
  fragment PlacedOrder_order on Order {
    id
    state
    isProtected
    checkoutId
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

/** The checkout that the buyer has to pay first; null if the sellers have the orders. */
export function checkoutToPay({ orders }: { orders: readonly PlacedOrder[] }): string | null {
  const [first] = readFragment(PlacedOrderFragment, orders);
  return first?.state === 'AWAITING_PAYMENT' ? first.checkoutId : null;
}

/** The input, which is sent again under the same key until the outcome is known. */
export type PlacingInput = Shipping & { expectedTotal: string; delivery?: DeliveryChoiceInput[]; payNow?: boolean };

/** An order that was sent, until its buyer has seen the outcome. */
export interface SentOrder {
  key: string;
  /** The query of the checkout's address; empty for the cart. */
  purchase: string;
  input: PlacingInput;
}

export type PlacingOutcome = { orders: readonly PlacedOrder[] } | { failure: CheckoutFailure };

/** Orders the cart, the one product or the agreed offer. A repeated request with the same key is placed once. */
export async function placePurchase(
  client: ApolloClient,
  purchase: Purchase,
  { key, input }: SentOrder,
): Promise<PlacingOutcome> {
  const { kind } = purchase;
  const sent = { ...input, shippingRegion: enumName(input.shippingRegion), idempotencyKey: key };
  try {
    const result = (await send(client, purchase, sent)).data?.result;
    const [error] = readFragment(PlacingFailureFragment, result?.errors ?? []);
    if (!error)
      return result?.orders ? { orders: result.orders } : { failure: placingFailure(kind, thrownFailure(null)) };
    const failure = placingFailure(kind, failureOf(error));
    return { failure: error.__typename === 'TotalChangedError' ? { ...failure, total: error.total.amount } : failure };
  } catch (error) {
    return { failure: placingFailure(kind, thrownFailure(error)) };
  }
}

function send(client: ApolloClient, { product, offer }: Purchase, input: PlaceCartInput) {
  const fetchPolicy = 'no-cache';
  if (!product) return client.mutate({ mutation: PlaceCartMutation, variables: { input }, fetchPolicy });
  // One product has one shop, so one way of delivery at most.
  const { delivery, ...details } = input;
  const ofOne = { ...details, deliveryOptionId: delivery?.[0]?.optionId };
  if (offer) {
    const variables = { input: { ...ofOne, offerId: offer } };
    return client.mutate({ mutation: PlaceOfferMutation, variables, fetchPolicy });
  }
  const { id: productId, variantId, quantity } = product;
  const variables = { input: { ...ofOne, productId, variantId, quantity } };
  return client.mutate({ mutation: PlaceProductMutation, variables, fetchPolicy });
}
