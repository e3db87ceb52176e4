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

const OrderVersionFragment = graphql(`
  fragment ApplyOrderEvent_version on Order {
    id
    version
  }
`);

export type OrderUpdate = OrderEvent_OrderFragment;

/**
 * Writes an order into the cache, and adds a new one to its list. Returns false without writing if the cached version
 * is as new: updates may come twice, late, or after the response to the user's own action.
 */
export function applyOrderEvent(cache: ApolloCache, order: OrderUpdate): boolean {
  const id = cache.identify({ __typename: 'Order', id: order.id });
  const known = cache.readFragment({ id, fragment: OrderVersionFragment });
  const isNewer = !known || known.version < order.version;
  if (isNewer) cache.writeFragment({ id, fragment: OrderEventFragment, fragmentName: 'OrderEvent_order', data: order });
  placeInList(cache, order);
  return isNewer;
}

/** Lists that were never loaded are skipped: they will include the order when they load. */
function placeInList(cache: ApolloCache, order: OrderUpdate): void {
  cache.modify({
    id: cache.identify({ __typename: order.viewerIs === 'SELLER' ? 'OwnShop' : 'Viewer' }),
    fields: {
      orders: (list: StoredList | Reference, { readField, storeFieldName, toReference }) => {
        const own = toReference({ __typename: 'Order', id: order.id });
        if (!own || isReference(list)) return list;
        const filter = filterOf(storeFieldName);
        const isThere = list.edges.some(({ node }) => node.__ref === own.__ref);
        // The order changed its state, so a list of one state no longer includes it.
        if (isThere && filter.state && filter.state !== order.state)
          return { ...list, edges: list.edges.filter(({ node }) => node.__ref !== own.__ref) };
        if (isThere || filter.search || (filter.state && filter.state !== order.state)) return list;
        const createdAt = ({ node }: { node: Reference }) => readField<string>('createdAt', node) ?? '';
        const edge = { __typename: 'OrderEdge', node: own };
        return { ...list, edges: placeByTime(list.edges, edge, createdAt, !list.pageInfo.hasNextPage) };
      },
    },
  });
}

/**
 * The filter of a stored list, read from its key, such as `orders:{"state":"PENDING"}`. New orders are not added to
 * search results.
 */
function filterOf(storeFieldName: string): { search?: unknown; state?: unknown } {
  const [, args = '{}'] = /^orders:(.*)$/.exec(storeFieldName) ?? [];
  return JSON.parse(args);
}

/**
 * Inserts an item into a list that is newest first. An item after the end of an incomplete list is left out, because
 * its page will include it.
 */
function placeByTime<Item>(
  items: readonly Item[],
  added: Item,
  timeOf: (item: Item) => string,
  isWhole: boolean,
): readonly Item[] {
  const time = timeOf(added);
  const at = items.findIndex((item) => timeOf(item) <= time);
  if (at >= 0) return [...items.slice(0, at), added, ...items.slice(at)];
  return isWhole ? [...items, added] : items;
}
