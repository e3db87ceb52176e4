import { z } from 'zod';
import { listQuery } from '#kernel/lists/paging.ts';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
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

export const adminPaymentRow = thing('AdminPaymentRow', 'A payment as those see it who run the marketplace.', {
  ...{ reference, payment_type, description, amount, state, channel, created_at, settled_at, refund_state },
  payer_name: told(z.string(), 'Who pays', 'Akosua Adepa Mensah'),
  payer_email: told(z.string(), 'Their address', 'seller@besesaka.test'),
  shop_name: told(z.string().nullable(), 'Of their shop; null where they have none', examples.shopName),
  held_reason: told(z.string().nullable(), 'Why somebody has to look at it; null otherwise', null),
});
export type AdminPaymentRow = z.infer<typeof adminPaymentRow>;

export const adminPaymentList = thing(
  'AdminPaymentList',
  'A page of payments: those that are held first, then the newest.',
  cursorListAnswer(adminPaymentRow).shape,
);

export const ledgerLine = thing('LedgerLine', 'What an entry of the books moved into or out of an account.', {
  kind: told(z.enum(ledgerKinds), 'What happened', 'charge'),
  account: told(z.string(), 'Where: provider, fees, held, or income of a purpose', 'provider'),
  amount: told(z.string(), 'With two decimals; below zero it left', '49.02'),
  currency: told(z.string(), 'Of what money', 'GHS'),
  entered_at: told(z.iso.datetime(), 'When', '2026-10-04T04:13:20.000Z'),
});
export type LedgerLine = z.infer<typeof ledgerLine>;

const refundable = thing('Refundable', 'Money that is neither back nor on its way back.', {
  amount: told(z.string(), 'How much, with two decimals', '50.00'),
  currency: told(z.string(), 'Of what money', 'GHS'),
});

export const adminPayment = thing('AdminPayment', 'All of a payment; that somebody read it is on record.', {
  ...adminPaymentRow.shape,
  provider_answer: told(
    z.string().nullable(),
    'What the provider said last, as JSON, without what is secret or about its customer; null: nothing yet',
    '{"status":"success"}',
  ),
  refundable: told(refundable.nullable(), 'What can be given back of it; null: nothing', {
    amount: '50.00',
    currency: 'GHS',
  }),
  lines: told(z.array(ledgerLine), 'What stands of it in the books, oldest first'),
  refunds: told(z.array(refund), 'What was given back or tried, newest first'),
});
export type AdminPayment = z.infer<typeof adminPayment>;

export const ledgerBalance = thing('LedgerBalance', 'What an account holds.', {
  account: told(z.string(), 'Which', 'provider'),
  currency: told(z.string(), 'Of what money', 'GHS'),
  amount: told(z.string(), 'With two decimals; below zero it is owed or earned', '49.02'),
});
export type LedgerBalance = z.infer<typeof ledgerBalance>;

export const ledgerBalances = thing('LedgerBalances', 'The books as they stand.', {
  results: told(z.array(ledgerBalance), 'Each account in each currency'),
  is_even: told(z.boolean(), 'Whether all accounts of each currency sum to zero', true),
});
export type LedgerBalances = z.infer<typeof ledgerBalances>;
