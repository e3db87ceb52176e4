import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { CartEventFragment, followCart } from '#orders/cart/apply-cart-event.ts';
import { carryOutIntent } from '#orders/cart/carry-out-intent.ts';
import { applyOffer, OfferFragment } from '#orders/offers/apply-offer.ts';
import { OrderEventFragment } from '#orders/placed/apply-order-event.ts';
import { createOrderNotices } from '#orders/placed/order-notices.ts';
import type { Tab } from '#platform/module.ts';

const OrdersInbox = graphql(`
  fragment OrdersInbox_update on InboxUpdate {
    __typename
    ... on CartChanged {
      ...CartEvent_changed
    }
    ... on OfferChanged {
      offer {
        ...OfferCard_offer
      }
    }
    ... on OrderPlaced {
      order {
        ...OrderEvent_order
      }
    }
    ... on OrderChanged {
      order {
        ...OrderEvent_order
      }
    }
  }
`);

export type OrdersUpdate = FragmentType<typeof OrdersInbox>;

export function followInbox(tab: Tab) {
  const orders = createOrderNotices(tab);
  void carryOutIntent(tab);
  return (update: OrdersUpdate) => {
    const event = readFragment(OrdersInbox, update);
    if (event.__typename === 'CartChanged') followCart(tab, readFragment(CartEventFragment, event));
    if (event.__typename === 'OfferChanged') {
      const offer = readFragment(OfferFragment, event.offer);
      applyOffer(tab.client.cache, offer);
      if (offer.viewerIs === 'SELLER') orders.recount();
    }
    if (event.__typename === 'OrderPlaced') orders.placed(readFragment(OrderEventFragment, event.order));
    if (event.__typename === 'OrderChanged') orders.changed(readFragment(OrderEventFragment, event.order));
  };
}
