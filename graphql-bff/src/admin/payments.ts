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
import { descriptionOf, exposeFields } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';

const own = ['reference', 'payment_type', 'amount', 'state', 'channel', 'refund_state'] as const;

export const AdminPaymentRow = builder.objectRef<Row>('AdminPaymentRow').implement({
  description: "A payment in the admins' list.",
  fields: (t) => ({
    ...exposeFields(t, adminPaymentRow, { without: own }),
    reference: t.exposeID('reference', descriptionOf(adminPaymentRow, 'reference')),
    purpose: t.expose('payment_type', { type: PaymentPurpose, ...descriptionOf(adminPaymentRow, 'payment_type') }),
    amount: t.expose('amount', { type: Money, description: 'Amount to pay.' }),
    state: t.expose('state', { type: PaymentState, description: 'State of the payment.' }),
    channel: t.expose('channel', {
      type: PaymentChannel,
      nullable: true,
      ...descriptionOf(adminPaymentRow, 'channel'),
    }),
    refundState: t.expose('refund_state', {
      type: RefundState,
      nullable: true,
      ...descriptionOf(adminPaymentRow, 'refund_state'),
    }),
  }),
});

const LedgerKind = builder.enumType('LedgerKind', {
  description: 'Kind of a ledger entry.',
  values: {
    CHARGE: { value: 'charge', description: 'A payment was received.' },
    HELD_CHARGE: { value: 'held charge', description: 'A payment that does not match was received and is held.' },
    REFUND: { value: 'refund', description: 'A payment was refunded.' },
    RELEASE: { value: 'release', description: 'A held payment was released.' },
  } as const,
});

const LedgerLine = builder.objectRef<Line>('LedgerLine').implement({
  description: 'A movement of money into or out of a ledger account.',
  fields: (t) => ({
    ...exposeFields(t, ledgerLine, { without: ['kind', 'entered_at', 'amount', 'currency'] }),
    createdAt: t.expose('entered_at', { type: 'DateTime', ...descriptionOf(ledgerLine, 'entered_at') }),
    amount: t.field({ type: Money, description: 'Amount; negative if it left the account.', resolve: (one) => one }),
    kind: t.expose('kind', { type: LedgerKind, ...descriptionOf(ledgerLine, 'kind') }),
  }),
});

const AdminPayment = builder.objectRef<Detail>('AdminPayment').implement({
  description: 'A payment with all details; each access is audited.',
  fields: (t) => ({
    ...exposeFields(t, adminPayment, { without: [...own, 'lines', 'refunds', 'refundable'] }),
    reference: t.exposeID('reference', descriptionOf(adminPayment, 'reference')),
    purpose: t.expose('payment_type', { type: PaymentPurpose, ...descriptionOf(adminPayment, 'payment_type') }),
    amount: t.expose('amount', { type: Money, description: 'Amount to pay.' }),
    state: t.expose('state', { type: PaymentState, description: 'State of the payment.' }),
    channel: t.expose('channel', {
      type: PaymentChannel,
      nullable: true,
      ...descriptionOf(adminPaymentRow, 'channel'),
    }),
    refundState: t.expose('refund_state', {
      type: RefundState,
      nullable: true,
      ...descriptionOf(adminPayment, 'refund_state'),
    }),
    refundable: t.expose('refundable', {
      type: Money,
      nullable: true,
      description: 'Amount that can be refunded; null if none.',
    }),
    lines: t.expose('lines', {
      type: [LedgerLine],
      extensions: atMost(limits.linesShown),
      description: 'Its ledger lines, oldest first.',
    }),
    refunds: t.expose('refunds', {
      type: [Refund],
      extensions: atMost(limits.refundsShown),
      description: 'Refunds, including failed ones, newest first.',
    }),
  }),
});

const sizes = { usual: limits.perPage };

const AdminPaymentConnection = connectionOf('AdminPaymentRow', AdminPaymentRow, {
  one: 'payment',
  many: 'payments',
});

const LedgerBalance = builder.objectRef<Balance>('LedgerBalance').implement({
  description: 'The balance of a ledger account.',
  fields: (t) => ({
    ...exposeFields(t, ledgerBalance, { without: ['amount', 'currency'] }),
    amount: t.field({ type: Money, description: 'Balance; negative if owed or earned.', resolve: (one) => one }),
  }),
});

const Ledger = builder.objectRef<Balances>('Ledger').implement({
  description: 'The balances of the ledger.',
  fields: (t) => ({
    ...exposeFields(t, ledgerBalances, { without: ['results'] }),
    balances: t.expose('results', {
      type: [LedgerBalance],
      extensions: atMost(limits.linesShown),
      description: 'One entry per account and currency.',
    }),
  }),
});

builder.objectFields(Admin, (t) => ({
  payments: t.field({
    type: AdminPaymentConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: 'Payments: held ones first, then the newest. Each search is audited.',
    args: {
      ...numberedArgs(sizes),
      search: t.arg.string({ description: 'A reference, or part of an email address or a shop name.' }),
      state: t.arg({ type: PaymentState, description: 'Return only payments in this state.' }),
      purpose: t.arg({ type: PaymentPurpose, description: 'Return only payments for this purpose.' }),
    },
    resolve: async (_admin, { search, state, purpose, ...args }, ctx, info) => {
      const query = { search, state, purpose, ...positionOf(args, info, sizes) };
      return toConnection(await readOnce(ctx, listPayments, { query }), (row) => row);
    },
  }),
  payment: t.field({
    type: AdminPayment,
    nullable: true,
    extensions: callForEach,
    description: "One payment with the provider's response and its ledger lines; null if it does not exist.",
    args: { reference: t.arg.id({ required: true, description: 'Reference of the payment.' }) },
    resolve: (_admin, { reference }, ctx) =>
      orNull('NOT_FOUND', readOnce(ctx, readAdminPayment, { params: { reference: String(reference) } })),
  }),
  ledger: t.field({
    type: Ledger,
    nullable: true,
    extensions: callForEach,
    description: 'The balance of each ledger account.',
    resolve: (_admin, _args, ctx) => readOnce(ctx, readLedger, {}),
  }),
}));
