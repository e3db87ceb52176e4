import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { graphql } from '#gql/gql.ts';
import type { OrderEvent_OrderFragment } from '#gql/graphql.ts';
import type { StoredList } from '#platform/network/paged-list.ts';

/** The whole order, as each inbox event carries it. */
export const OrderEventFragment = graphql(`
  fragment OrderEvent_order on Order {
    id
    state
    createdAt
    updatedAt
    expiresAt
    dueAt
    returnUntil
    version
    total { amount currency }
    shippingFee { amount currency }
    delivery { optionId kind name minDays maxDays pickupAddress pickupHours }
    proposedFee { amount currency }
    tracking { carrier trackingNumber riderName riderPhone }
    tax { amount currency }
    itemCount
    buyerEmail
    buyerName
    shop { name slug }
    shippingAddress {
      ...ShippingAddress_address
    }
    shippingNotes
    paidAt
    paymentMethod
    isProtected
    checkoutId
    viewerIs
    allowedActions
    items(first: 100) {
      edges {
        node {
          id
          productId
          productSlug
          productName
          variantLabel
          productImagePath
          quantity
          price { amount currency }
          total { amount currency }
        }
      }
    }
    steps {
      state
      createdAt
      by
      action
      reason
      returnReason
      photoPaths
    }
  }
`);

export type OrderUpdate = OrderEvent_OrderFragment;

/** Writes an order into the cache, whose guard of versions drops an older one, and adds a new one to its list. */
export function applyOrderEvent(cache: ApolloCache, order: OrderUpdate): void {
  const id = cache.identify({ __typename: 'Order', id: order.id });
  cache.writeFragment({ id, fragment: OrderEventFragment, fragmentName: 'OrderEvent_order', data: order });
  placeInList(cache, order);
}

/** Lists that were never loaded are skipped: they will include the order when they load. */
function placeInList(cache: ApolloCache, order: OrderUpdate): void {
  cache.modify({
    id: cache.identify({ __typename: order.viewerIs === 'SELLER' ? 'OwnShop' : 'Viewer' }),
    fields: {
      orders: (list: StoredList | Reference, { readField, storeFieldName, toReference }) => {
        const own = toReference({ __typename: 'Order', id: order.id });
        if (!own || isReference(list)) return list;
        const { search, state } = filterOf(storeFieldName);
        // As cached, because the update may be an older one.
        const fits = !state || state === readField('state', own);
        const others = list.edges.filter(({ node }) => node.__ref !== own.__ref);
        // The order changed its state, so a list of one state no longer includes it.
        if (others.length < list.edges.length) return fits ? list : { ...list, edges: others };
        // New orders are not added to search results.
        if (search || !fits) return list;
        // Newest first. An order after the end of an incomplete list comes with its page.
        const isOlder = ({ node }: { node: Reference }) =>
          (readField<string>('createdAt', node) ?? '') <= order.createdAt;
        const index = others.findIndex(isOlder);
        if (index < 0 && list.pageInfo.hasNextPage) return list;
        const place = index < 0 ? others.length : index;
        const edge = { __typename: 'OrderEdge', node: own };
        return { ...list, edges: [...others.slice(0, place), edge, ...others.slice(place)] };
      },
    },
  });
}

/** The filter of a stored list, read from its key, such as `orders:{"state":"PENDING"}`. */
function filterOf(storeFieldName: string): { search?: unknown; state?: unknown } {
  const [, args = '{}'] = /^orders:(.*)$/.exec(storeFieldName) ?? [];
  return JSON.parse(args);
}
