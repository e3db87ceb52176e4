import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { graphql } from '#gql/gql.ts';
import type { OrderEvent_OrderFragment } from '#gql/graphql.ts';
import { OrderEventFragment } from './order-event.ts';
import { placeByTime } from './place-by-time.ts';

const OrderVersionFragment = graphql(`
  fragment ApplyOrderEvent_version on Order {
    id
    version
  }
`);

export type OrderUpdate = OrderEvent_OrderFragment;

interface OrderPage {
  items: readonly Reference[];
  totalCount: number;
}

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
  const list = order.viewerIs === 'SELLER' ? 'shopOrders' : 'myOrders';
  cache.modify({
    id: 'ROOT_QUERY',
    fields: {
      [list]: (page: OrderPage | Reference, { readField, toReference }) => {
        const own = toReference({ __typename: 'Order', id: order.id });
        if (!own || isReference(page) || page.items.some(({ __ref }) => __ref === own.__ref)) return page;
        const createdAt = (item: Reference) => readField<string>('createdAt', item) ?? '';
        const items = placeByTime(page.items, own, createdAt, page.items.length >= page.totalCount);
        return items === page.items ? page : { ...page, items, totalCount: page.totalCount + 1 };
      },
    },
  });
}
