import { showBrowserNotice } from '#platform/device/browser-notice.ts';
import type { Tab } from '#platform/module.ts';
import { applyOrderEvent, type OrderUpdate } from './apply-order-event.ts';
import { freshOrders } from './fresh-orders.ts';
import { changedOrdersNotice, newOrdersNotice, orderChangeNotice } from './order-notice.ts';
import { ringForOrder } from './order-sound.ts';

/** Orders that arrive within this time are announced together. */
const gatherMs = 300;

interface OrderNotice {
  placed(order: OrderUpdate): void;
  changed(order: OrderUpdate): void;
  /** Reloads the numbers that only the server can count, if they are on the screen. */
  recount(): void;
}

/** Updates the screens when the inbox reports an order. */
export function createOrderNotices({ client, toast, tell, later, wants, open }: Tab): OrderNotice {
  const { cache } = client;
  let waiting: OrderUpdate[] = [];
  const recount = () =>
    void client.refetchQueries({
      updateCache: (cache) => {
        const id = cache.identify({ __typename: 'OwnShop' });
        cache.modify({ id, fields: { metrics: (_metrics, { INVALIDATE }) => INVALIDATE } });
      },
    });
  const announce = () => {
    const notice = newOrdersNotice(waiting);
    waiting = [];
    if (notice && wants('order', 'screen')) {
      toast.success(notice);
      void ringForOrder();
    }
    if (notice && wants('order', 'browser'))
      showBrowserNotice({ tag: 'order', ...notice, onOpen: () => open('/dashboard/orders?tab=shop') });
    recount();
  };
  return {
    placed(order) {
      // Mark it before it is in the list, so that it appears highlighted.
      freshOrders.mark(order.id);
      applyOrderEvent(cache, order);
      if (waiting.length === 0) later(gatherMs, announce);
      waiting.push(order);
    },
    changed(order) {
      applyOrderEvent(cache, order);
      const notice = orderChangeNotice(order);
      if (notice)
        tell({
          about: 'order',
          kind: `order:${notice.title}`,
          link: `/dashboard/orders/${order.id}`,
          one: notice,
          many: (count) => changedOrdersNotice(notice, count),
        });
      if (order.viewerIs === 'SELLER') recount();
    },
    recount,
  };
}
