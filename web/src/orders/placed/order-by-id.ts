import { graphql } from '#gql/gql.ts';

/** Everything of an order, for its own page and for after a change that came too late. */
export const OrderByIdDocument = graphql(`
  query OrderById($id: ID!) {
    inboxSeq
    order(id: $id) {
      id
      viewerIs
      buyerName
      shop { name slug }
      ...OrderEvent_order
      ...OrderDetail_order
    }
  }
`);
