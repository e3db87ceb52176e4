import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useToast } from '#ui/toasts/toast.tsx';
import { applyOrderEvent, OrderEventFragment, type OrderUpdate } from './apply-order-event.ts';
import { freshOrders } from './fresh-orders.ts';
import { newOrdersNotice, orderChangeNotice } from './order-notice.ts';
import { ringForOrder } from './order-sound.ts';

/** What the inbox says of orders; the app's one subscription spreads these. */
const OrderPlacedNews = graphql(`
  fragment OrderNews_placed on OrderPlaced {
    order {
      ...OrderEvent_order
    }
  }
`);

const OrderChangedNews = graphql(`
  fragment OrderNews_changed on OrderChanged {
    order {
      ...OrderEvent_order
    }
  }
`);

/** Orders that come in together are announced together. */
const gatherMs = 300;

/** An answer that was under way may show the order as it was: it is put right afterwards. */
const againAfterMs = [1500, 5000];

interface OrderNews {
  placed: (news: FragmentType<typeof OrderPlacedNews>) => void;
  changed: (news: FragmentType<typeof OrderChangedNews>) => void;
}

/** What the screens do when the inbox speaks of an order. */
export function useOrderNews(): OrderNews {
  const client = useApolloClient();
  const toast = useToast();
  return useMemo(() => {
    const { cache } = client;
    let waiting: OrderUpdate[] = [];
    const apply = (order: OrderUpdate) => {
      applyOrderEvent(cache, order);
      for (const delay of againAfterMs) setTimeout(() => applyOrderEvent(cache, order), delay);
    };
    // What is only counted by the server is counted again, where it is on the screen.
    const recount = () =>
      void client.refetchQueries({
        updateCache: (cache) =>
          cache.modify({ fields: { dashboardMetrics: (_metrics, { INVALIDATE }) => INVALIDATE } }),
      });
    const announce = () => {
      const notice = newOrdersNotice(waiting);
      waiting = [];
      if (notice) toast.success(notice);
      void ringForOrder();
      recount();
    };
    return {
      placed(news) {
        const order = readFragment(OrderEventFragment, readFragment(OrderPlacedNews, news).order);
        // Before it is in the list, so that it slides in already marked.
        freshOrders.mark(order.id);
        apply(order);
        if (waiting.length === 0) setTimeout(announce, gatherMs);
        waiting.push(order);
      },
      changed(news) {
        const order = readFragment(OrderEventFragment, readFragment(OrderChangedNews, news).order);
        apply(order);
        const notice = orderChangeNotice(order);
        if (notice) toast.info(notice);
        if (order.viewerIs === 'SELLER') recount();
      },
    };
  }, [client, toast]);
}
