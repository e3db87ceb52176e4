import { z } from 'zod';
import { listQuery } from '#kernel/lists/paging.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { ledgerKinds, paymentPurposes, paymentStates } from '#payments/limits.ts';
import { payment, refund } from '#payments/resources.ts';
import { adminPaymentLimits as limits } from './limits.ts';

export const adminPaymentsQuery = listQuery(limits.perPage).extend({
  state: z.enum(paymentStates).optional(),
  purpose: z.enum(paymentPurposes).optional(),
  search: z.string().trim().max(limits.searchMax).optional(),
});
export type AdminPaymentsQuery = z.infer<typeof adminPaymentsQuery>;

const { reference, payment_type, description, amount, state, channel, created_at, settled_at, refund_state } =
  payment.shape;

export const adminPaymentRow = resource('AdminPaymentRow', 'A payment as those see it who run the marketplace.', {
  ...{ reference, payment_type, description, amount, state, channel, created_at, settled_at, refund_state },
  payer_name: describe(z.string(), 'Who pays', 'Akosua Adepa Mensah'),
  payer_email: describe(z.string(), 'Their address', 'seller@besesaka.test'),
  shop_name: describe(z.string().nullable(), 'Of their shop; null where they have none', examples.shopName),
  held_reason: describe(z.string().nullable(), 'Why somebody has to look at it; null otherwise', null),
});
export type AdminPaymentRow = z.infer<typeof adminPaymentRow>;

export const adminPaymentList = resource(
  'AdminPaymentList',
  'A page of payments: those that are held first, then the newest.',
  cursorListAnswer(adminPaymentRow).shape,
);

export const ledgerLine = resource('LedgerLine', 'What an entry of the books moved into or out of an account.', {
  kind: describe(z.enum(ledgerKinds), 'What happened', 'charge'),
  account: describe(z.string(), 'Where: provider, fees, held, or income of a purpose', 'provider'),
  amount: describe(z.string(), 'With two decimals; below zero it left', '49.02'),
  currency: describe(z.string(), 'Of what money', 'GHS'),
  entered_at: describe(z.iso.datetime(), 'When', '2026-10-04T04:13:20.000Z'),
});
export type LedgerLine = z.infer<typeof ledgerLine>;

const refundable = resource('Refundable', 'Money that is neither back nor on its way back.', {
  amount: describe(z.string(), 'How much, with two decimals', '50.00'),
  currency: describe(z.string(), 'Of what money', 'GHS'),
});

export const adminPayment = resource('AdminPayment', 'All of a payment; that somebody read it is on record.', {
  ...adminPaymentRow.shape,
  provider_answer: describe(
    z.string().nullable(),
    'What the provider said last, as JSON, without what is secret or about its customer; null: nothing yet',
    '{"status":"success"}',
  ),
  refundable: describe(refundable.nullable(), 'What can be given back of it; null: nothing', {
    amount: '50.00',
    currency: 'GHS',
  }),
  lines: describe(z.array(ledgerLine), 'What stands of it in the books, oldest first'),
  refunds: describe(z.array(refund), 'What was given back or tried, newest first'),
});
export type AdminPayment = z.infer<typeof adminPayment>;

export const ledgerBalance = resource('LedgerBalance', 'What an account holds.', {
  account: describe(z.string(), 'Which', 'provider'),
  currency: describe(z.string(), 'Of what money', 'GHS'),
  amount: describe(z.string(), 'With two decimals; below zero it is owed or earned', '49.02'),
});
export type LedgerBalance = z.infer<typeof ledgerBalance>;

export const ledgerBalances = resource('LedgerBalances', 'The books as they stand.', {
  results: describe(z.array(ledgerBalance), 'Each account in each currency'),
  is_even: describe(z.boolean(), 'Whether all accounts of each currency sum to zero', true),
});
export type LedgerBalances = z.infer<typeof ledgerBalances>;
