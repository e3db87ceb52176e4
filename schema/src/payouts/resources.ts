import { z } from 'zod';
import { messageSender } from '#chat/limits.ts';
import { money } from '#kernel/amount-input.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { orderLimits } from '#orders/limits.ts';
import { promptStep } from '#payments/limits.ts';
import { payment } from '#payments/resources.ts';
import {
  appealSubject,
  caseActor,
  caseKind,
  caseOutcome,
  checkoutState,
  deliveredBy,
  freezeReason,
  payoutLimits as limits,
  moneyAct,
  orderMoneyState,
} from './limits.ts';

const orderCase = resource('OrderCase', 'A problem with an order whose money is held.', {
  id: describe(z.uuid(), 'Unique ID', examples.case),
  kind: describe(oneOf(caseKind), 'Kind of problem', 'problem'),
  text: describe(z.string(), "The buyer's words; empty if the marketplace opened it", 'The dress has a torn seam.'),
  answer: describe(z.string().nullable(), "The seller's answer; null until then", null),
  answered_at: describe(z.iso.datetime().nullable(), 'When the seller answered; null until then', null),
  answer_until: describe(z.iso.datetime(), 'Until when the seller can answer', '2026-11-26T09:30:00.000Z'),
  outcome: describe(oneOf(caseOutcome).nullable(), 'How it ended; null until then', null),
  note: describe(z.string().nullable(), 'Reason of the decision; null without one', null),
  created_at: describe(z.iso.datetime(), 'When it was opened', '2026-11-24T09:30:00.000Z'),
  ended_at: describe(z.iso.datetime().nullable(), 'When it ended; null until then', null),
});

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
  frozen_by: describe(oneOf(freezeReason).nullable(), 'Why the money is on hold; null if it is not', null),
  delivered_by: describe(oneOf(deliveredBy).nullable(), 'How the delivery was confirmed; null until then', null),
  releasable_at: describe(
    z.iso.datetime().nullable(),
    "When the money becomes the shop's by itself; null before the delivery and while it is on hold",
    null,
  ),
  ends_at: describe(z.iso.datetime().nullable(), 'Until when the money is held at most; null if it is not held', null),
  delivery_code: describe(
    z.string().nullable(),
    'Code that the buyer gives when the goods arrive, for the buyer; otherwise null',
    null,
  ),
  takes_code: describe(z.boolean(), 'Whether the seller can enter the delivery code now', false),
  can_report: describe(z.boolean(), 'Whether the buyer can report a problem now', false),
  refundable: describe(money(), 'Amount that the seller can refund; 0.00 for the buyer', '0.00'),
  case: describe(orderCase.nullable(), 'Last case of the order; null without one'),
  refunded_amount: describe(money(), 'Amount that was refunded to the buyer', '0.00'),
  paid_at: describe(z.iso.datetime().nullable(), 'When the buyer paid; null until then', null),
  released_at: describe(z.iso.datetime().nullable(), "When the money became the shop's; null until then", null),
});
export type OrderMoney = z.infer<typeof orderMoney>;

export const orderMoneyList = resource('OrderMoneyList', 'The money of several orders.', {
  results: describe(z.array(orderMoney), 'One for each order that the user may see'),
});

export const checkout = resource('Checkout', 'The orders of one checkout that are paid in advance.', {
  checkout_id: describe(z.uuid(), 'Unique ID', examples.checkout, { as: 'id' }),
  version: describe(z.number().int(), 'Version, higher after every change; ignore a response with a lower version', 2),
  state: describe(oneOf(checkoutState), 'State of the checkout', 'open'),
  amount: describe(money(), 'Amount to pay in Ghana cedis (GHS)', '375.00'),
  expires_at: describe(z.iso.datetime(), 'Until when the payment can be started', '2026-11-22T09:45:00.000Z'),
  order_ids: describe(z.array(z.string()).max(orderLimits.cartItemsMax), 'Codes of the orders', [examples.order]),
  prompt_step: describe(oneOf(promptStep).nullable(), 'Step of the last mobile money payment; null without one', null),
  prompt_expires_at: describe(z.iso.datetime().nullable(), 'Until when the buyer can confirm it', null),
  payment: describe(payment.nullable(), 'Last payment; null without one'),
  last_phone: describe(z.string().nullable(), "Number of the buyer's last wallet; null without one", null),
});
export type Checkout = z.infer<typeof checkout>;

/** The first of two approvals. */
export const moneyApproval = resource('MoneyApproval', 'An act on money that waits for a second admin.', {
  act: describe(oneOf(moneyAct), 'Act', 'refund'),
  amount: describe(money(), 'Amount in Ghana cedis (GHS)', '2500.00'),
  reason: describe(z.string(), 'Reason', 'Both sides asked us to.'),
  admin_name: describe(z.string(), 'Name of the first admin', 'Esi Quartey'),
  approved_at: describe(z.iso.datetime(), 'When the first admin approved it', '2026-11-26T09:30:00.000Z'),
});
export type MoneyApproval = z.infer<typeof moneyApproval>;

const { answer_until: _, ...caseFields } = orderCase.shape;

export const adminCase = resource('AdminCase', 'A case as admins see it.', {
  ...caseFields,
  subject_id: describe(
    z.string().nullable(),
    'ID of the report, payment or dispute, or of what an appeal is about; null for the money of an order',
    null,
    { type: 'ID' },
  ),
  appeal_about: describe(oneOf(appealSubject).nullable(), 'What an appeal is about; otherwise null', null),
  waits_for: describe(oneOf(caseActor).nullable(), 'Who has to act; null once it has ended', 'admin'),
  due_at: describe(z.iso.datetime().nullable(), 'Until when; null once it has ended', '2026-11-29T09:30:00.000Z'),
  otherwise: describe(
    z.string().nullable(),
    'What happens if they do not; null once it has ended',
    'All admins are alarmed.',
  ),
  order_id: describe(z.string().nullable(), 'Code of the order; null without one', examples.order, { type: 'ID' }),
  payment_id: describe(z.string().nullable(), 'ID of the payment; null without one', null, { type: 'ID' }),
  buyer_name: describe(z.string().nullable(), 'Name of the buyer; null without an order', 'Afua Boatemaa Darko'),
  seller_name: describe(z.string().nullable(), 'Name of the shop; null without an order', examples.shopName),
  amount: describe(money().nullable(), 'Amount at stake in Ghana cedis (GHS); null if it is not about money', '375.00'),
  delivered_by: describe(oneOf(deliveredBy).nullable(), 'How the delivery was confirmed; null until then', null),
  approval: describe(moneyApproval.nullable(), 'A decision that waits for a second admin; null without one'),
});
export type Case = z.infer<typeof adminCase>;

export const caseList = resource(
  'AdminCaseList',
  'A page of cases: open ones by their deadline, ended ones newest first.',
  cursorListAnswer(adminCase).shape,
);

export const caseMessages = resource('CaseMessages', "An order's conversation, from the order to the case.", {
  results: describe(
    z
      .array(
        resource('CaseMessage', 'A message between buyer and seller.', {
          sender: describe(oneOf(messageSender), 'Who wrote it', 'buyer'),
          content: describe(z.string(), 'Text; empty for a picture', 'Has it left already?'),
          created_at: describe(z.iso.datetime(), 'When it was sent', '2026-11-24T09:30:00.000Z'),
        }),
      )
      .max(limits.caseMessages),
    'The last messages, oldest first',
  ),
});
