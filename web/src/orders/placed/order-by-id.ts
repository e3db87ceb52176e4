import { graphql } from '#gql/gql.ts';

/** The whole order, for its own page and for a reload after a conflicting change. */
export const OrderByIdDocument = graphql(`
  query OrderById($id: ID!) {
    inboxSeq
    order(id: $id) {
      id
      viewerIs
      checkoutId
      buyerName
      shop { name slug }
      shippingAddress { phone }
      money { ...OrderPayment_money }
      ...OrderEvent_order
      ...OrderDetail_order
    }
  }
`);
