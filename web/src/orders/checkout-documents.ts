import { graphql } from '#gql/gql.ts';

/** What the form can fill in by itself. */
export const CheckoutKnownDocument = graphql(`
  query CheckoutKnown {
    me {
      id
      fullName
      telephoneNumber
    }
    myOrders(page: 1) {
      items {
        id
        shippingFullName
        shippingPhone
        shippingAddress
        shippingCity
        shippingRegion
        shippingLandmark
      }
    }
  }
`);

export const PlacingResultFragment = graphql(`
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

export const PlaceOrdersMutation = graphql(`
  mutation PlaceOrders($input: PlaceOrdersInput!, $idempotencyKey: String!) {
    result: placeOrders(input: $input, idempotencyKey: $idempotencyKey) {
      ...PlacingResult_result
    }
  }
`);

export const BuyNowMutation = graphql(`
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
