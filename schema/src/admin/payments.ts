import { z } from 'zod';
import { listQuery } from '#kernel/lists/paging.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { ledgerKind, paymentLimits, paymentPurpose, paymentState } from '#payments/limits.ts';
import { dispute, payment, refund } from '#payments/resources.ts';
import { stuckRefund } from '#payouts/stuck-refunds/resources.ts';
import { monthText } from './exports.ts';
import { adminPaymentLimits as limits } from './limits.ts';
import { optional } from './optional.ts';

export const adminPaymentsQuery = listQuery(limits.perPage).extend({
  state: oneOf(paymentState).optional(),
  purpose: oneOf(paymentPurpose).optional(),
  search: z.string().trim().max(limits.searchMax).optional(),
});
export type AdminPaymentsQuery = z.infer<typeof adminPaymentsQuery>;

const { reference, payment_type, description, amount, state, channel, created_at, settled_at, refund_state } =
  payment.shape;

export const adminPaymentRow = resource('AdminPaymentRow', "A payment in the admins' list.", {
  reference,
  payment_type,
  description,
  amount,
  state,
  channel,
  created_at,
  settled_at,
  refund_state,
  payer_name: describe(z.string(), 'Name of the payer', 'Akosua Adepa Mensah'),
  payer_email: describe(z.string(), 'Email address of the payer', 'seller@besesaka.test'),
  shop_name: describe(z.string().nullable(), "Name of the payer's shop; null if they have none", examples.shopName),
  held_reason: describe(z.string().nullable(), 'Reason it is held for review; null if it is not', null),
});
export type AdminPaymentRow = z.infer<typeof adminPaymentRow>;

export const adminPaymentList = resource(
  'AdminPaymentList',
  'A page of payments: those that are held first, then the newest.',
  cursorListAnswer(adminPaymentRow).shape,
);

export const ledgerLine = resource('LedgerLine', 'A movement of money into or out of a ledger account.', {
  kind: describe(oneOf(ledgerKind), 'Kind of the entry', 'charge'),
  account: describe(
    z.string(),
    'Account, such as provider, orders-held, in-transit, a seller, or the income of a purpose',
    'provider',
  ),
  amount: describe(z.string(), 'Amount with two decimals; negative if it left the account', '49.02'),
  currency: describe(z.string(), 'Currency code', 'GHS'),
  entered_at: describe(z.iso.datetime(), 'Time of the entry', '2026-10-04T04:13:20.000Z', { as: 'createdAt' }),
});
export type LedgerLine = z.infer<typeof ledgerLine>;

const refundable = resource('Refundable', 'Money that is neither back nor on its way back.', {
  amount: describe(z.string(), 'Amount with two decimals', '50.00'),
  currency: describe(z.string(), 'Currency code', 'GHS'),
});

export const adminPayment = resource('AdminPayment', 'A payment with all details. Every read is audited.', {
  ...adminPaymentRow.shape,
  provider_answer: describe(
    z.string().nullable(),
    "The provider's last response, as JSON, without secrets and customer data; null if there is none",
    '{"status":"success"}',
  ),
  refundable: describe(refundable.nullable(), 'Amount that can be refunded; null if none', {
    amount: '50.00',
    currency: 'GHS',
  }),
  lines: describe(z.array(ledgerLine).max(limits.linesShown), 'Its ledger lines, oldest first'),
  refunds: describe(z.array(refund).max(limits.refundsShown), 'Refunds, including failed ones, newest first'),
  disputes: describe(z.array(dispute).max(paymentLimits.disputesShown), 'Disputes, newest first'),
  stuck_refunds: describe(z.array(stuckRefund).max(limits.refundsShown), 'Refunds that do not arrive by themselves'),
});
export type AdminPayment = z.infer<typeof adminPayment>;

export const ledgerQuery = z.object({ month: optional(monthText) });
export type LedgerQuery = z.infer<typeof ledgerQuery>;

export const ledgerBalance = resource('LedgerBalance', 'A ledger account in a month.', {
  account: describe(z.string(), 'Account', 'provider'),
  currency: describe(z.string(), 'Currency code', 'GHS'),
  entered: describe(z.string(), 'Sum of the positive lines of the month, with two decimals', '59.02'),
  left: describe(z.string(), 'Sum of the negative lines of the month, without the sign', '10.00'),
  amount: describe(z.string(), 'Balance at its end, with two decimals; negative if owed or earned', '49.02'),
});
export type LedgerBalance = z.infer<typeof ledgerBalance>;

export const ledgerEntry = resource('LedgerEntry', 'One movement of money.', {
  id: describe(z.uuid(), 'ID', examples.payment),
  kind: describe(oneOf(ledgerKind), 'Kind of the entry', 'charge'),
  reference: describe(z.string().nullable(), 'Reference of its payment; null for a payout', examples.payment),
  amount: describe(z.string(), 'Amount that moved, with two decimals', '50.00'),
  currency: describe(z.string(), 'Currency code', 'GHS'),
  entered_at: describe(z.iso.datetime(), 'Time of the entry', '2026-10-04T04:13:20.000Z', { as: 'createdAt' }),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

export const ledgerBalances = resource(
  'LedgerBalances',
  'The ledger in a month.',
  {
    results: describe(z.array(ledgerBalance).max(limits.linesShown), 'One entry per account and currency', undefined, {
      as: 'balances',
    }),
    is_balanced: describe(z.boolean(), 'Whether the accounts of each currency sum to zero', true),
    month: describe(z.string(), 'The month', '2026-11'),
    first_month: describe(z.string(), 'Month of the first entry; the same if there is none', '2026-08'),
    entries: describe(z.array(ledgerEntry).max(limits.linesShown), 'The last entries of the month, newest first'),
  },
  { as: 'Ledger' },
);
export type LedgerBalances = z.infer<typeof ledgerBalances>;
