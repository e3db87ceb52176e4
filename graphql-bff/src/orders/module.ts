import type { Module } from '#platform/module.ts';
import { CartChanged } from './cart.ts';
import { OrderChanged, OrderPlaced } from './change-order.ts';
import { OfferChanged } from './offers/offer.ts';
import './order-errors.ts';
import './sales.ts';

export const ordersModule: Module = {
  inbox: [CartChanged, OrderPlaced, OrderChanged, OfferChanged],
};
