import { graphql } from '#gql/gql.ts';

/** The whole order, as every update of the inbox carries it. */
export const OrderEventFragment = graphql(`
  fragment OrderEvent_order on Order {
    id
    state
    createdAt
    updatedAt
    expiresAt
    version
    total { amount currency }
    shippingFee { amount currency }
    tax { amount currency }
    itemCount
    buyerEmail
    buyerName
    sellerName
    sellerSlug
    shippingFullName
    shippingPhone
    shippingAddress
    shippingCity
    shippingRegion
    shippingNotes
    shippingLandmark
    paidAt
    paymentMethod
    viewerIs
    allowedActions
    items {
      id
      productId
      productSlug
      productName
      productImage
      sellerName
      quantity
      price { amount currency }
      total { amount currency }
    }
    steps {
      state
      at
      by
      reason
    }
  }
`);
