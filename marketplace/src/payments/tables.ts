import {
  ledgerKinds,
  paymentChannels,
  paymentPurposes,
  paymentStates,
  refundStates,
} from '@besesaka/schema/payments/limits.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { column, table } from '#platform/personal-data/table.ts';

/** Payments through the provider. The module that sells the subject defines what it means. */
export const payments = table(
  'payments',
  { stored: 'as long as the law requires for accounts' },
  {
    /** Also our reference at the provider. */
    id: column('owner; stays', uuid().primaryKey()),
    userId: column(
      'owner; stays',
      uuid('user_id')
        .notNull()
        .references(() => users.id),
    ),
    /** The spec's `payment_type` and the id of the subject. */
    purpose: column('owner; stays', text({ enum: paymentPurposes }).notNull()),
    subjectId: column('owner; stays', uuid('subject_id').notNull()),
    description: column('owner; stays', text().notNull()),
    amountPesewas: column('owner; stays', integer('amount_pesewas').notNull()),
    state: column('owner; stays', text({ enum: paymentStates }).notNull().default('opening')),
    version: column('owner; stays', integer().notNull().default(1)),
    channel: column('owner; stays', text({ enum: [...paymentChannels] })),
    paymentUrl: column('owner; stays', text('payment_url')),
    /** Why an admin has to review it, until it is refunded or accepted. */
    heldReason: column('admins; stays', text('held_reason')),
    /** The provider's last response, without secrets. */
    providerAnswer: column('admins; stays', jsonb('provider_answer').$type<object>()),
    createdAt: column('owner; stays', timestamp('created_at', { withTimezone: true }).notNull()),
    settledAt: column('owner; stays', timestamp('settled_at', { withTimezone: true })),
    /** The state of the last refund. */
    refundState: column('owner; stays', text('refund_state', { enum: refundStates })),
    refundedAt: column('owner; stays', timestamp('refunded_at', { withTimezone: true })),
    /** The refunded amount, in the smallest unit of the payment's currency. */
    refundedAmount: column('owner; stays', integer('refunded_amount').notNull().default(0)),
    /** When to ask the provider next, because the user may not return; null if never. */
    dueAt: column('no one; stays', timestamp('due_at', { withTimezone: true })),
    checks: column('no one; stays', integer().notNull().default(0)),
    /** The saved card to charge, which may have been removed since; null if the user pays on the provider's page. */
    cardId: column('owner; stays', uuid('card_id')),
    /** The deadline for the first charge of the card; null with a card if the charge was cancelled. */
    chargeUntil: column('no one; stays', timestamp('charge_until', { withTimezone: true })),
  },
  (t) => [
    index('payments_person_idx').on(t.userId, t.createdAt),
    index('payments_subject_idx').on(t.subjectId),
    index('payments_due_idx').on(t.dueAt).where(sql`due_at is not null`),
    index('payments_newest_idx').on(t.createdAt, t.id),
    index('payments_waiting_first_idx').on(
      sql`((held_reason is not null and state <> 'refunded')::int)`,
      t.createdAt,
      t.id,
    ),
    check('payments_amount_positive', sql`${t.amountPesewas} > 0`),
  ],
);

export type PaymentRow = typeof payments.$inferSelect;

/** A card that may be charged without the user for renewals that they turned on. */
export const savedCards = table(
  'saved_cards',
  { stored: 'until they are removed' },
  {
    id: column('owner; deleted', uuid().primaryKey()),
    userId: column(
      'owner; deleted',
      uuid('user_id')
        .notNull()
        .references(() => users.id),
    ),
    /** Together with the provider's secret key this charges the card, so no API returns it. */
    authorizationCode: column('no one; deleted', text('authorization_code').notNull()),
    /** The provider's fingerprint of the card, the same for every use. */
    signature: column('no one; deleted', text().notNull()),
    /** The e-mail of the card's owner at the provider. */
    email: column('no one; deleted', text().notNull()),
    brand: column('owner; deleted', text().notNull()),
    last4: column('owner; deleted', text().notNull()),
    expMonth: column('owner; deleted', integer('exp_month').notNull()),
    expYear: column('owner; deleted', integer('exp_year').notNull()),
    createdAt: column('owner; deleted', timestamp('created_at', { withTimezone: true }).notNull()),
    usedAt: column('owner; deleted', timestamp('used_at', { withTimezone: true }).notNull()),
  },
  (t) => [uniqueIndex('saved_cards_signature_key').on(t.userId, t.signature)],
);

export type SavedCardRow = typeof savedCards.$inferSelect;

/**
 * Refunds of a payment. An admin refunds all that is left; a refund in the provider's dashboard may be partial. The
 * refunds that do not fail never add up to more than the amount received, because inserts hold the lock of the payment.
 */
export const refunds = table(
  'refunds',
  { stored: 'as long as the law requires for accounts', owner: { through: payments } },
  {
    id: column('owner; stays', uuid().primaryKey()),
    paymentId: column(
      'owner; stays',
      uuid('payment_id')
        .notNull()
        .references(() => payments.id),
    ),
    state: column('owner; stays', text({ enum: refundStates }).notNull().default('asking')),
    reason: column('owner; stays', text().notNull()),
    /** Null if it was requested in the provider's dashboard. */
    requestedBy: column(
      'admins; stays',
      uuid('requested_by').references(() => users.id),
    ),
    /** In the smallest unit of the currency that was paid, which may differ from ours if the payment was held. */
    amount: column('owner; stays', integer().notNull()),
    currency: column('owner; stays', text().notNull()),
    /** The provider's id; it takes no reference of ours. */
    providerId: column('admins; stays', text('provider_id').unique()),
    providerAnswer: column('admins; stays', jsonb('provider_answer').$type<object>()),
    failure: column('admins; stays', text()),
    createdAt: column('owner; stays', timestamp('created_at', { withTimezone: true }).notNull()),
    endedAt: column('owner; stays', timestamp('ended_at', { withTimezone: true })),
    /** When to ask the provider next; null once the refund has ended. */
    dueAt: column('no one; stays', timestamp('due_at', { withTimezone: true })),
    checks: column('no one; stays', integer().notNull().default(0)),
  },
  (t) => [
    uniqueIndex('refunds_asking_key').on(t.paymentId).where(sql`state = 'asking'`),
    index('refunds_of_payment_idx').on(t.paymentId, t.createdAt),
    index('refunds_requester_idx').on(t.requestedBy).where(sql`requested_by is not null`),
    index('refunds_due_idx').on(t.dueAt).where(sql`due_at is not null`),
    check('refunds_amount_positive', sql`${t.amount} > 0`),
  ],
);

export type RefundRow = typeof refunds.$inferSelect;

/** One movement of money in one currency. Its lines add up to zero, which the database checks at commit. */
export const ledgerEntries = table(
  'ledger_entries',
  { stored: 'as long as the law requires for accounts' },
  {
    id: column('admins; stays', uuid().primaryKey()),
    paymentId: column(
      'admins; stays',
      uuid('payment_id')
        .notNull()
        .references(() => payments.id),
    ),
    kind: column('admins; stays', text({ enum: ledgerKinds }).notNull()),
    /** The refund that returned the money; null for money received. */
    refundId: column(
      'admins; stays',
      uuid('refund_id').references(() => refunds.id),
    ),
    currency: column('admins; stays', text().notNull()),
    createdAt: column('admins; stays', timestamp('created_at', { withTimezone: true }).notNull()),
  },
  (t) => [
    uniqueIndex('ledger_entries_kind_key').on(t.paymentId, t.kind).where(sql`refund_id is null`),
    uniqueIndex('ledger_entries_refund_key').on(t.refundId).where(sql`refund_id is not null`),
    index('ledger_entries_payment_idx').on(t.paymentId),
    index('ledger_entries_at_idx').on(t.createdAt),
  ],
);

/** A positive amount enters the account, a negative one leaves it. The database refuses updates and deletes. */
export const ledgerLines = table(
  'ledger_lines',
  { stored: 'as long as the law requires for accounts' },
  {
    entryId: column(
      'admins; stays',
      uuid('entry_id')
        .notNull()
        .references(() => ledgerEntries.id),
    ),
    /** One of `provider` (our balance there), `fees`, `held`, or `income:` with the purpose. */
    account: column('admins; stays', text().notNull()),
    amount: column('admins; stays', bigint({ mode: 'number' }).notNull()),
  },
  (t) => [primaryKey({ columns: [t.entryId, t.account] }), index('ledger_lines_account_idx').on(t.account)],
);

/** Numbers have no gaps: the transaction that writes the receipt also issues its number. */
export const receipts = table(
  'receipts',
  { stored: 'as long as the law requires for accounts', owner: { through: payments } },
  {
    number: column('owner; stays', integer().primaryKey()),
    paymentId: column(
      'owner; stays',
      uuid('payment_id')
        .notNull()
        .references(() => payments.id),
    ),
    createdAt: column('owner; stays', timestamp('created_at', { withTimezone: true }).notNull()),
  },
  (t) => [uniqueIndex('receipts_payment_key').on(t.paymentId)],
);

/** A single row. A sequence would leave gaps when a transaction fails. */
export const receiptNumbers = table(
  'receipt_numbers',
  { stored: 'a single row' },
  {
    id: column('no one; stays', integer().primaryKey()),
    last: column('no one; stays', integer().notNull()),
  },
);
