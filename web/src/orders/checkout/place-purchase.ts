import type { ApolloClient } from '@apollo/client';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { PlaceOrdersInput } from '#gql/graphql.ts';
import { type CheckoutFailure, placingRefusal, thrownFailure } from './checkout-failure.ts';
import type { Purchase } from './purchase.ts';

const PlacingResultFragment = graphql(`
  fragment PlacingResult_result on PlaceOrdersResult {
    __typename
    ... on OrdersPlaced {
      orders {
        id
        ...PlacedOrder_order
      }
    }
    ... on TotalChangedError {
      message
      total { amount }
    }
    ... on RefusedError {
      code
      message
    }
    ... on ValidationError {
      message
      fields {
        field
        messages
      }
    }
  }
`);

const PlaceOrdersMutation = graphql(`
  mutation PlaceOrders($input: PlaceOrdersInput!, $idempotencyKey: String!) {
    result: placeOrders(input: $input, idempotencyKey: $idempotencyKey) {
      ...PlacingResult_result
    }
  }
`);

const BuyNowMutation = graphql(`
  mutation BuyNow($input: BuyNowInput!, $idempotencyKey: String!) {
    result: buyNow(input: $input, idempotencyKey: $idempotencyKey) {
      ...PlacingResult_result
    }
  }
`);

export const PlacedOrderFragment = graphql(`
  fragment PlacedOrder_order on Order {
    id
    createdAt
    expiresAt
    itemCount
    sellerName
    sellerSlug
    total { amount }
    items {
      id
      productName
      quantity
      total { amount }
    }
  }
`);

export type PlacedOrder = { id: string } & FragmentType<typeof PlacedOrderFragment>;

type PlacingOutcome = { orders: readonly PlacedOrder[] } | { failure: CheckoutFailure };

/** Orders the cart or the one product; sent again with the same key it is carried out once. */
export async function placePurchase(
  client: ApolloClient,
  { kind, product }: Pick<Purchase, 'kind' | 'product'>,
  input: PlaceOrdersInput,
  idempotencyKey: string,
): Promise<PlacingOutcome> {
  try {
    const result = readFragment(
      PlacingResultFragment,
      product
        ? await placeProduct(client, product, input, idempotencyKey)
        : await placeCart(client, input, idempotencyKey),
    );
    if (!result) return { failure: thrownFailure(kind, null) };
    if (result.__typename !== 'OrdersPlaced') return { failure: placingRefusal(kind, result) };
    return { orders: result.orders };
  } catch (error) {
    return { failure: thrownFailure(kind, error) };
  }
}

async function placeCart(client: ApolloClient, input: PlaceOrdersInput, idempotencyKey: string) {
  const variables = { input, idempotencyKey };
  return (await client.mutate({ mutation: PlaceOrdersMutation, variables, fetchPolicy: 'no-cache' })).data?.result;
}

async function placeProduct(
  client: ApolloClient,
  product: { id: string; quantity: number },
  input: PlaceOrdersInput,
  idempotencyKey: string,
) {
  const variables = { input: { ...input, productId: product.id, quantity: product.quantity }, idempotencyKey };
  return (await client.mutate({ mutation: BuyNowMutation, variables, fetchPolicy: 'no-cache' })).data?.result;
}
