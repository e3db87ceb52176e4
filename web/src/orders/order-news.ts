import { graphql } from '#gql/gql.ts';

/** What the inbox says of orders; the app's one subscription spreads these. */
export const OrderPlacedNews = graphql(`
  fragment OrderNews_placed on OrderPlaced {
    order {
      ...OrderEvent_order
    }
  }
`);

export const OrderChangedNews = graphql(`
  fragment OrderNews_changed on OrderChanged {
    order {
      ...OrderEvent_order
    }
  }
`);
