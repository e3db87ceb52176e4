import { cartChanged, orderChanged, orderPlaced } from '@besesaka/schema/orders/events.ts';
import { offerChanged } from '@besesaka/schema/orders/offers/events.ts';
import type { Module } from '#platform/module.ts';
import './cart.ts';
import { CartChanged } from './cart-changed.ts';
import './change-cart.ts';
import './change-order.ts';
import './offers/change-offer.ts';
import { OfferChanged } from './offers/offer-news.ts';
import './order.ts';
import './order-list.ts';
import { OrderChanged, OrderPlaced } from './order-news.ts';
import './pick-list.ts';
import './place-orders.ts';
import './settle-attempt.ts';
import './shop-metrics.ts';

export const ordersModule: Module = {
  inbox: [
    { kind: cartChanged, type: CartChanged },
    { kind: orderPlaced, type: OrderPlaced },
    { kind: orderChanged, type: OrderChanged },
    { kind: offerChanged, type: OfferChanged },
  ],
};
