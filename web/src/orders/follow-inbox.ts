import { cartTexts } from '@besesaka/schema/orders/cart-texts.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { CartEventFragment, followCart } from '#orders/cart/apply-cart-event.ts';
import { consumePostedWish } from '#orders/cart/posted-wish.ts';
import { applyOffer, OfferFragment } from '#orders/offers/apply-offer.ts';
import { OrderEventFragment } from '#orders/placed/apply-order-event.ts';
import { createOrderNotices } from '#orders/placed/order-notices.ts';
import type { Tab } from '#platform/module.ts';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { consumeIntent } from '#platform/user/intent.ts';

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
      action
      by
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
    if (event.__typename === 'OrderChanged')
      orders.changed({ ...event, order: readFragment(OrderEventFragment, event.order) });
  };
}

/** After the login, adds the product that the visitor wanted to the cart, once. */
async function carryOutIntent({ client, toast }: Tab): Promise<void> {
  const intent = consumeIntent(sessionStorage, 'add-to-cart', Date.now()) ?? consumePostedWish();
  if (!intent) return;
  try {
    const { addToCart } = await fetchCode(() => import('#orders/cart/add-to-cart.ts'));
    const outcome = await addToCart(client, {
      productId: intent.productId,
      variantId: intent.variantId,
      quantity: intent.quantity,
    });
    if ('failure' in outcome) toast.error(outcome.failure);
    else toast.success(`Added to cart: +${intent.quantity}`);
  } catch {
    toast.error(cartTexts.addFailed);
  }
}
