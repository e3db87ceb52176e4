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
  inbox: [CartChanged, OrderPlaced, OrderChanged, OfferChanged],
};
