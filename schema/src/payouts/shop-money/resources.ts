import { z } from 'zod';
import { money } from '#kernel/amount-input.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { walletNetwork } from '#payments/limits.ts';
import { shopMoneyLimits as limits, payoutState, payoutWalletState, shopMoneyKind } from './limits.ts';

const network = describe(oneOf(walletNetwork), 'Mobile money network', 'mtn');
const phone = describe(z.string(), 'Phone number of the wallet', '+233547955140');
const account_name = describe(z.string(), 'Name in which the wallet is registered', 'Akosua Adepa Mensah');

export const payoutWallet = resource('PayoutWallet', 'The mobile money wallet that payouts go to.', {
  id: describe(z.uuid(), 'Unique ID', examples.payoutWallet),
  network,
  phone,
  account_name,
  is_name_confirmed: describe(z.boolean(), 'Whether the network confirmed the name', true),
  state: describe(oneOf(payoutWalletState), 'State of the wallet', 'usable'),
  usable_at: describe(z.iso.datetime(), 'From when payouts go to it', '2026-10-06T04:12:00.000Z'),
});

export const shopMoney = resource('ShopMoney', 'The money of a shop from orders that were paid in the app.', {
  waiting: describe(money(), 'For orders that buyers have paid and wait for', '0.00'),
  available: describe(money(), 'Can be paid out; negative after refunds that took back more than was left', '367.69'),
  on_its_way: describe(money(), 'On its way to the wallet', '0.00'),
  paid: describe(money(), 'Paid to the wallet so far', '1250.00'),
  wallet: describe(payoutWallet.nullable(), 'Wallet that payouts go to; null without one'),
  next_payout_on: describe(z.iso.date(), 'Day of the next payout, at 10:00', '2026-10-05'),
  next_amount: describe(money(), 'Amount that a payout would have now, with its fee', '367.69'),
  fee: describe(money(), 'Fee of a payout, which the payment provider takes', '1.00'),
  refusal: describe(z.string().nullable(), 'Why the shop cannot ask for a payout now; null if it can', null),
  balanced_at: describe(
    z.iso.datetime().nullable(),
    'When the books of the marketplace last agreed with those of the payment provider; null before',
    '2026-10-05T05:00:00.000Z',
  ),
});
export type ShopMoney = z.infer<typeof shopMoney>;

export const payout = resource('Payout', 'A payout to the wallet of a shop.', {
  id: describe(z.uuid(), 'Unique ID, and the reference at the payment provider', examples.payout),
  version: describe(z.number().int(), 'Version, higher after every change; ignore a response with a lower version', 3),
  state: describe(oneOf(payoutState), 'State of the payout', 'succeeded'),
  amount: describe(money(), 'Amount that leaves the balance', '367.69'),
  fee: describe(money(), 'Fee of the payment provider in it', '1.00'),
  wallet_amount: describe(money(), 'Amount that the wallet gets', '366.69'),
  network,
  phone,
  account_name,
  is_requested: describe(z.boolean(), 'Whether the seller asked for it; otherwise it was made by the daily run', false),
  advice: describe(z.string().nullable(), 'What the seller can do, if it did not arrive; otherwise null', null),
  created_at: describe(z.iso.datetime(), 'When it was made', '2026-10-05T10:00:00.000Z'),
  ended_at: describe(z.iso.datetime().nullable(), 'When it ended; null until then', '2026-10-05T10:00:20.000Z'),
});
export type Payout = z.infer<typeof payout>;

export const payoutList = resource('PayoutList', 'A page of payouts, newest first.', cursorListAnswer(payout).shape);

export const shopMoneyEntry = resource('ShopMoneyEntry', "An entry in one of a shop's sums.", {
  id: describe(z.string(), 'Unique ID in its sum', examples.refund),
  kind: describe(oneOf(shopMoneyKind), 'Kind of the entry', 'sale'),
  order_id: describe(z.string().nullable(), 'Code of the order; null for a payout', examples.order, { type: 'ID' }),
  payout_id: describe(z.uuid().nullable(), 'ID of the payout; null for an order', null),
  amount: describe(money(), 'Amount; negative if it left the sum', '367.69'),
  entered_at: describe(z.iso.datetime(), 'When it was entered', '2026-10-04T04:13:20.000Z', { as: 'createdAt' }),
});
export type ShopMoneyEntry = z.infer<typeof shopMoneyEntry>;

export const shopMoneyEntryList = resource(
  'ShopMoneyEntryList',
  'A page of entries, newest first. The entries of a sum add up to it.',
  cursorListAnswer(shopMoneyEntry).shape,
);

export const statementLine = resource('PayoutStatementLine', 'A line of a statement.', {
  id: describe(z.uuid(), 'Unique ID', examples.refund),
  kind: describe(oneOf(shopMoneyKind), 'Kind of the line', 'sale'),
  order_id: describe(z.string().nullable(), 'Code of the order; null for a payout', examples.order, { type: 'ID' }),
  entered_at: describe(z.iso.datetime(), 'When it was entered', '2026-10-04T04:13:20.000Z', { as: 'createdAt' }),
  gross: describe(money(), 'Amount that the buyer paid, with delivery', '375.00'),
  delivery: describe(money(), 'Delivery fee in it, which has no commission', '25.00'),
  commission: describe(money(), 'Commission', '0.00'),
  commission_rate: describe(z.string(), 'Rate of the commission in percent', '0.00', { type: 'String' }),
  rated_at: describe(z.iso.datetime().nullable(), 'When the order was sold at this rate', '2026-10-04T04:13:20.000Z'),
  vat: describe(money(), 'VAT on the commission', '0.00'),
  provider_fee: describe(money(), 'Fee of the payment provider for the payment', '7.31'),
  refunded: describe(money(), 'Amount that went back to the buyer', '0.00'),
  net: describe(money(), 'Amount of the line; negative if it left the balance', '367.69'),
});
export type StatementLine = z.infer<typeof statementLine>;

export const payoutStatement = resource('PayoutStatement', 'What a payout consists of.', {
  payout: describe(payout, 'The payout'),
  shop_name: describe(z.string(), 'Name of the shop', examples.shopName),
  from: describe(z.iso.datetime().nullable(), 'When the statement before it ended; null for the first', null),
  opening: describe(money(), 'Balance before its first line', '0.00'),
  lines: describe(z.array(statementLine).max(limits.linesShown), 'Lines, oldest first'),
  line_count: describe(z.number().int(), 'Number of lines; the CSV file has all', 12),
  total: describe(money(), 'Sum of all lines', '367.69'),
  closing: describe(money(), 'Balance after the payout', '0.00'),
});
export type PayoutStatement = z.infer<typeof payoutStatement>;
