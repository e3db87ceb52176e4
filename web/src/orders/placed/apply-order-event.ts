import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { graphql } from '#gql/gql.ts';
import type { OrderEvent_OrderFragment } from '#gql/graphql.ts';
import type { StoredList } from '#platform/network/paged-list.ts';

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
    shop { name slug }
    shippingAddress {
      fullName
      phone
      address
      city
      region
      landmark
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
      reason
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
 * Puts an order as it is now into the cache, and a new one into its list. Answers false, and changes nothing, when the
 * cache has it as new already: updates come twice, late, and after the answer to one's own action.
 */
export function applyOrderEvent(cache: ApolloCache, order: OrderUpdate): boolean {
  const id = cache.identify({ __typename: 'Order', id: order.id });
  const known = cache.readFragment({ id, fragment: OrderVersionFragment });
  const isNewer = !known || known.version < order.version;
  if (isNewer) cache.writeFragment({ id, fragment: OrderEventFragment, fragmentName: 'OrderEvent_order', data: order });
  placeInList(cache, order);
  return isNewer;
}

/** Lists that were never loaded are left alone: they will find it when they are. */
function placeInList(cache: ApolloCache, order: OrderUpdate): void {
  cache.modify({
    id: cache.identify({ __typename: order.viewerIs === 'SELLER' ? 'OwnShop' : 'Viewer' }),
    fields: {
      orders: (list: StoredList | Reference, { readField, storeFieldName, toReference }) => {
        const own = toReference({ __typename: 'Order', id: order.id });
        if (!own || isReference(list)) return list;
        const wanted = wantedBy(storeFieldName);
        const isThere = list.edges.some(({ node }) => node.__ref === own.__ref);
        // It moved on: a list of one state has it no more.
        if (isThere && wanted.state && wanted.state !== order.state)
          return { ...list, edges: list.edges.filter(({ node }) => node.__ref !== own.__ref) };
        if (isThere || wanted.search || (wanted.state && wanted.state !== order.state)) return list;
        const createdAt = ({ node }: { node: Reference }) => readField<string>('createdAt', node) ?? '';
        const edge = { __typename: 'OrderEdge', node: own };
        return { ...list, edges: placeByTime(list.edges, edge, createdAt, !list.pageInfo.hasNextPage) };
      },
    },
  });
}

/** A search has what was found, and no more; one state has what stands there. Its key is `orders:{"state":"PENDING"}`. */
function wantedBy(storeFieldName: string): { search?: unknown; state?: unknown } {
  const [, args = '{}'] = /^orders:(.*)$/.exec(storeFieldName) ?? [];
  return JSON.parse(args);
}

/**
 * The list, newest first, with one more item at its place. What would stand behind the last of a list that goes on is
 * left to its page.
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
