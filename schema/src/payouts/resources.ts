import { z } from 'zod';
import { money } from '#kernel/amount-input.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { promptStep } from '#payments/limits.ts';
import { payment } from '#payments/resources.ts';
import { orderMoneyState } from './limits.ts';

export const orderMoney = resource('OrderMoney', 'The money of an order, as buyer or seller sees it.', {
  order_id: describe(z.string(), 'Code of the order', examples.order, { type: 'ID' }),
  version: describe(z.number().int(), 'Version, higher after every change; ignore a response with a lower version', 2),
  state: describe(oneOf(orderMoneyState), 'State of the money', 'unpaid'),
  amount: describe(money(), 'Amount to pay, or that was paid, in Ghana cedis (GHS)', '375.00'),
  can_pay: describe(z.boolean(), 'Whether the buyer can pay in the app now', true),
  payment_asked_at: describe(z.iso.datetime().nullable(), 'When the seller asked for the payment; null if not', null),
  prompt_step: describe(oneOf(promptStep).nullable(), 'Step of the last mobile money payment; null without one', null),
  prompt_expires_at: describe(z.iso.datetime().nullable(), 'Until when the buyer can confirm it', null),
  payment: describe(payment.nullable(), 'Last payment of the order, for its buyer; otherwise null'),
  last_phone: describe(z.string().nullable(), "Number of the buyer's last wallet, for the buyer; otherwise null", null),
  commission: describe(money().nullable(), 'Commission of the marketplace, for the seller; otherwise null', '0.00'),
  provider_fee: describe(money().nullable(), "The payment provider's fee that the shop pays, for the seller", '7.31'),
  shop_amount: describe(money().nullable(), 'Amount for the shop, for the seller; null until it is paid', '367.69'),
  refunded_amount: describe(money(), 'Amount that was refunded to the buyer', '0.00'),
  paid_at: describe(z.iso.datetime().nullable(), 'When the buyer paid; null until then', null),
  released_at: describe(z.iso.datetime().nullable(), "When the money became the shop's; null until then", null),
});
export type OrderMoney = z.infer<typeof orderMoney>;

export const orderMoneyList = resource('OrderMoneyList', 'The money of several orders.', {
  results: describe(z.array(orderMoney), 'One for each order that the user may see'),
});
