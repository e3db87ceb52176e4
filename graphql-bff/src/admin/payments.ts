import { adminPaymentLimits as limits } from '@besesaka/schema/admin/limits.ts';
import {
  adminPayment,
  adminPaymentRow,
  type LedgerBalance as Balance,
  type LedgerBalances as Balances,
  type AdminPayment as Detail,
  type LedgerLine as Line,
  ledgerBalance,
  ledgerBalances,
  ledgerLine,
  type AdminPaymentRow as Row,
} from '@besesaka/schema/admin/payments.ts';
import { listPayments, readAdminPayment, readLedger } from '@besesaka/schema/admin/search-operations.ts';
import { Admin } from '#accounts/admin.ts';
import { PaymentChannel, PaymentPurpose, PaymentState, RefundState } from '#payments/payment.ts';
import { Refund } from '#payments/refund.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, numberedArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';

const own = ['reference', 'payment_type', 'amount', 'state', 'channel', 'refund_state'] as const;

export const AdminPaymentRow = builder.objectRef<Row>('AdminPaymentRow').implement({
  description: 'A payment as the list for admins shows it.',
  fields: (t) => ({
    ...passedThrough(t, adminPaymentRow, { without: own }),
    reference: t.exposeID('reference', wordsOf(adminPaymentRow, 'reference')),
    purpose: t.expose('payment_type', { type: PaymentPurpose, ...wordsOf(adminPaymentRow, 'payment_type') }),
    amount: t.expose('amount', { type: Money, description: 'What it costs.' }),
    state: t.expose('state', { type: PaymentState, description: 'How far it has come.' }),
    channel: t.expose('channel', { type: PaymentChannel, nullable: true, ...wordsOf(adminPaymentRow, 'channel') }),
    refundState: t.expose('refund_state', {
      type: RefundState,
      nullable: true,
      ...wordsOf(adminPaymentRow, 'refund_state'),
    }),
  }),
});

const LedgerKind = builder.enumType('LedgerKind', {
  description: 'What an entry of the books is about.',
  values: {
    CHARGE: { value: 'charge', description: 'Money came in for what it bought.' },
    HELD_CHARGE: { value: 'held charge', description: 'Money came in that does not fit, and is held.' },
    REFUND: { value: 'refund', description: 'Money was given back.' },
    RELEASE: { value: 'release', description: 'Held money was found to be good.' },
  } as const,
});

const LedgerLine = builder.objectRef<Line>('LedgerLine').implement({
  description: 'What an entry of the books moved into or out of an account.',
  fields: (t) => ({
    ...passedThrough(t, ledgerLine, { without: ['kind', 'entered_at', 'amount', 'currency'] }),
    createdAt: t.expose('entered_at', { type: 'DateTime', ...wordsOf(ledgerLine, 'entered_at') }),
    amount: t.field({ type: Money, description: 'How much; below zero it left.', resolve: (one) => one }),
    kind: t.expose('kind', { type: LedgerKind, ...wordsOf(ledgerLine, 'kind') }),
  }),
});

const AdminPayment = builder.objectRef<Detail>('AdminPayment').implement({
  description: 'All of a payment; that somebody read it is on record.',
  fields: (t) => ({
    ...passedThrough(t, adminPayment, { without: [...own, 'lines', 'refunds', 'refundable'] }),
    reference: t.exposeID('reference', wordsOf(adminPayment, 'reference')),
    purpose: t.expose('payment_type', { type: PaymentPurpose, ...wordsOf(adminPayment, 'payment_type') }),
    amount: t.expose('amount', { type: Money, description: 'What it costs.' }),
    state: t.expose('state', { type: PaymentState, description: 'How far it has come.' }),
    channel: t.expose('channel', { type: PaymentChannel, nullable: true, ...wordsOf(adminPaymentRow, 'channel') }),
    refundState: t.expose('refund_state', {
      type: RefundState,
      nullable: true,
      ...wordsOf(adminPayment, 'refund_state'),
    }),
    refundable: t.expose('refundable', {
      type: Money,
      nullable: true,
      description: 'What can be given back of it; null: nothing.',
    }),
    lines: t.expose('lines', {
      type: [LedgerLine],
      extensions: atMost(limits.linesShown),
      description: 'What stands of it in the books, oldest first.',
    }),
    refunds: t.expose('refunds', {
      type: [Refund],
      extensions: atMost(limits.refundsShown),
      description: 'What was given back or tried, newest first.',
    }),
  }),
});

const sizes = { usual: limits.perPage };

const AdminPaymentConnection = connectionOf('AdminPaymentRow', AdminPaymentRow, {
  one: 'payment',
  many: 'payments',
});

const LedgerBalance = builder.objectRef<Balance>('LedgerBalance').implement({
  description: 'What an account of the books holds.',
  fields: (t) => ({
    ...passedThrough(t, ledgerBalance, { without: ['amount', 'currency'] }),
    amount: t.field({ type: Money, description: 'How much; below zero it is owed or earned.', resolve: (one) => one }),
  }),
});

const Ledger = builder.objectRef<Balances>('Ledger').implement({
  description: 'The books as they stand.',
  fields: (t) => ({
    ...passedThrough(t, ledgerBalances, { without: ['results'] }),
    balances: t.expose('results', {
      type: [LedgerBalance],
      extensions: atMost(limits.linesShown),
      description: 'Each account in each currency.',
    }),
  }),
});

builder.objectFields(Admin, (t) => ({
  payments: t.field({
    type: AdminPaymentConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: 'What people paid for: what is held first, then the newest. Each search is on record.',
    args: {
      ...numberedArgs(sizes),
      words: t.arg.string({ description: 'A reference, or a part of an e-mail address or of the name of a shop.' }),
      state: t.arg({ type: PaymentState, description: 'Only those that stand there.' }),
      purpose: t.arg({ type: PaymentPurpose, description: 'Only those for that kind of thing.' }),
    },
    resolve: async (_admin, { words, state, purpose, ...args }, ctx, info) => {
      const query = { search: words, state, purpose, ...positionOf(args, info, sizes) };
      return toConnection(await readOnce(ctx, listPayments, { query }), (row) => row);
    },
  }),
  payment: t.field({
    type: AdminPayment,
    nullable: true,
    extensions: callForEach,
    description: 'One payment with what the provider said and its lines of the books; null where there is none.',
    args: { reference: t.arg.id({ required: true, description: 'Under which the provider knows it.' }) },
    resolve: (_admin, { reference }, ctx) =>
      orNull('NOT_FOUND', readOnce(ctx, readAdminPayment, { params: { reference: String(reference) } })),
  }),
  ledger: t.field({
    type: Ledger,
    nullable: true,
    extensions: callForEach,
    description: 'What each account of the books holds.',
    resolve: (_admin, _args, ctx) => readOnce(ctx, readLedger, {}),
  }),
}));
