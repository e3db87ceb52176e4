import { z } from 'zod';
import { money } from '#kernel/amount-input.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { freezeReason, orderMoneyState } from '#payouts/limits.ts';
import { moneyApproval } from '#payouts/resources.ts';
import { orderAct } from './limits.ts';

export const orderActs = resource('AdminOrderActs', 'What an admin can do with an order now, and its money.', {
  order_id: describe(z.string(), 'Code of the order', examples.order, { type: 'ID' }),
  version: describe(z.number().int(), 'Version of the order', 2),
  acts: describe(z.array(oneOf(orderAct)).max(orderAct.values.length), 'Acts that are possible now', ['cancel']),
  due_at: describe(
    z.iso.datetime().nullable(),
    'When the order moves on by itself; null for never',
    '2026-11-25T09:30:00.000Z',
  ),
  state: describe(oneOf(orderMoneyState), 'State of the money', 'unpaid'),
  frozen_by: describe(oneOf(freezeReason).nullable(), 'Why the money is on hold; null if it is not', null),
  refundable: describe(money(), 'Amount that can be refunded, in Ghana cedis (GHS)', '0.00'),
  refunded_amount: describe(money(), 'Amount that was refunded to the buyer', '0.00'),
  releasable_at: describe(z.iso.datetime().nullable(), "When the money becomes the shop's by itself", null),
  payment_id: describe(z.string().nullable(), 'ID of the payment; null without one in the app', null, { type: 'ID' }),
  case_id: describe(z.uuid().nullable(), 'ID of the open case; null without one', null),
  approval: describe(moneyApproval.nullable(), 'An act that waits for a second admin; null without one'),
});
export type OrderActs = z.infer<typeof orderActs>;
