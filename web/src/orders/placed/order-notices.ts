import { cedi } from '@besesaka/schema/kernel/money.ts';
import type { OrderAction, OrderActor } from '#gql/graphql.ts';
import { itemsText } from '#orders/cart/count-text.ts';
import type { News, Tab } from '#platform/module.ts';
import { applyOrderEvent, type OrderUpdate } from './apply-order-event.ts';
import { freshOrders } from './fresh-orders.ts';
import { ringForOrder } from './order-sound.ts';
import { stepLabel } from './order-words.ts';

/** Changes within this time are counted together. */
const gatherMs = 300;

/** Updates the screens when the inbox reports an order. */
export function createOrderNotices({ client, announce: tell, later }: Tab) {
  const { cache } = client;
  let isCounting = false;
  /** Reloads the numbers that only the server can count, if they are on the screen. */
  const recount = () => {
    if (isCounting) return;
    isCounting = true;
    later(gatherMs, () => {
      isCounting = false;
      void client.refetchQueries({
        updateCache: (cache) => {
          const id = cache.identify({ __typename: 'OwnShop' });
          cache.modify({ id, fields: { metrics: (_metrics, { INVALIDATE }) => INVALIDATE } });
        },
      });
    });
  };
  return {
    placed(order: OrderUpdate) {
      // Mark it before it is in the list, so that it appears highlighted.
      freshOrders.mark(order.id);
      applyOrderEvent(cache, order);
      tell({
        about: 'order',
        kind: 'order',
        subject: orderPath(order),
        link: '/dashboard/orders?tab=shop',
        sound: () => void ringForOrder(),
        ...newOrderNotice(order),
      });
      recount();
    },
    changed(change: OrderChange) {
      const { order } = change;
      applyOrderEvent(cache, order);
      const notice = orderChangeNotice(change);
      if (notice)
        tell({
          about: 'order',
          kind: `order:${notice.title}`,
          subject: orderPath(order),
          link: orderPath(order),
          one: notice,
          many: (count) => ({ title: `${notice.title}: ${count} orders`, text: `Latest: ${notice.text}` }),
        });
      if (order.viewerIs === 'SELLER') recount();
    },
    recount,
  };
}

const orderPath = ({ id }: OrderUpdate) => `/dashboard/orders/${id}`;

interface Notice {
  title: string;
  text: string;
}

/** The notice for new orders: details for one, a count for several. */
export function newOrderNotice(order: OrderUpdate): Pick<News, 'one' | 'many'> {
  return {
    one: {
      title: 'New order',
      text: `${order.buyerName} ordered ${itemsText(order.itemCount)} for ${cedi(order.total.amount)}.`,
    },
    many: (count) => ({ title: `${count} new orders`, text: 'They are at the top of your list.' }),
  };
}

interface OrderChange {
  order: OrderUpdate;
  /** Null for a new order, and for what a timer did. */
  action: OrderAction | null;
  by: OrderActor;
}

/** They are in the list of notifications only. */
const quietActions: readonly (OrderAction | null)[] = ['ACCEPT_FEE', 'MARK_UNPAID'];

/** The notice for a changed order, or null if the viewer made the change. */
export function orderChangeNotice({ order, action, by }: OrderChange): Notice | null {
  if (by === order.viewerIs || quietActions.includes(action)) return null;
  const step = order.steps.at(-1);
  const reason = step?.action === action ? step.reason : null;
  const parts = [
    action === 'PROPOSE_FEE' && order.proposedFee && `${cedi(order.proposedFee.amount)} for the delivery.`,
    `Order ${order.id}, ${order.viewerIs === 'SELLER' ? order.buyerName : order.shop.name}.`,
    reason,
  ];
  return { title: stepLabel({ state: order.state, action }), text: parts.filter(Boolean).join(' ') };
}
