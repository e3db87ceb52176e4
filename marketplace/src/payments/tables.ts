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
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';

/** Payments through the provider. The module that sells the subject defines what it means. */
export const payments = pgTable(
  'payments',
  {
    /** Also our reference at the provider. */
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The spec's `payment_type` and the id of the subject. */
    purpose: text({ enum: paymentPurposes }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    description: text().notNull(),
    amountPesewas: integer('amount_pesewas').notNull(),
    state: text({ enum: paymentStates }).notNull().default('opening'),
    version: integer().notNull().default(1),
    channel: text({ enum: [...paymentChannels] }),
    paymentUrl: text('payment_url'),
    /** Why an admin has to review it, until it is refunded or accepted. */
    heldReason: text('held_reason'),
    /** The provider's last response, without secrets. */
    providerAnswer: jsonb('provider_answer').$type<object>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    /** The state of the last refund. */
    refundState: text('refund_state', { enum: refundStates }),
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
    /** The refunded amount, in the smallest unit of the payment's currency. */
    refundedAmount: integer('refunded_amount').notNull().default(0),
    /** When to ask the provider next, because the user may not return; null if never. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    checks: integer().notNull().default(0),
    /** The saved card to charge, which may have been removed since; null if the user pays on the provider's page. */
    cardId: uuid('card_id'),
    /** The deadline for the first charge of the card; null with a card if the charge was cancelled. */
    chargeUntil: timestamp('charge_until', { withTimezone: true }),
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
export const savedCards = pgTable(
  'saved_cards',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Together with the provider's secret key this charges the card, so no API returns it. */
    authorizationCode: text('authorization_code').notNull(),
    /** The provider's fingerprint of the card, the same for every use. */
    signature: text().notNull(),
    /** The e-mail of the card's owner at the provider. */
    email: text().notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('saved_cards_signature_key').on(t.userId, t.signature)],
);

export type SavedCardRow = typeof savedCards.$inferSelect;

/**
 * Refunds of a payment. An admin refunds all that is left; a refund in the provider's dashboard may be partial. The
 * refunds that do not fail never add up to more than the amount received, because inserts hold the lock of the payment.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    state: text({ enum: refundStates }).notNull().default('asking'),
    reason: text().notNull(),
    /** Null if it was requested in the provider's dashboard. */
    requestedBy: uuid('requested_by').references(() => users.id),
    /** In the smallest unit of the currency that was paid, which may differ from ours if the payment was held. */
    amount: integer().notNull(),
    currency: text().notNull(),
    /** The provider's id; it takes no reference of ours. */
    providerId: text('provider_id').unique(),
    providerAnswer: jsonb('provider_answer').$type<object>(),
    failure: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** When to ask the provider next; null once the refund has ended. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    checks: integer().notNull().default(0),
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
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: uuid().primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text({ enum: ledgerKinds }).notNull(),
    /** The refund that returned the money; null for money received. */
    refundId: uuid('refund_id').references(() => refunds.id),
    currency: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('ledger_entries_kind_key').on(t.paymentId, t.kind).where(sql`refund_id is null`),
    uniqueIndex('ledger_entries_refund_key').on(t.refundId).where(sql`refund_id is not null`),
    index('ledger_entries_payment_idx').on(t.paymentId),
    index('ledger_entries_at_idx').on(t.createdAt),
  ],
);

/** A positive amount enters the account, a negative one leaves it. The database refuses updates and deletes. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    /** One of `provider` (our balance there), `fees`, `held`, or `income:` with the purpose. */
    account: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.entryId, t.account] }), index('ledger_lines_account_idx').on(t.account)],
);

/** Numbers have no gaps: the transaction that writes the receipt also issues its number. */
export const receipts = pgTable(
  'receipts',
  {
    number: integer().primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('receipts_payment_key').on(t.paymentId)],
);

/** A single row. A sequence would leave gaps when a transaction fails. */
export const receiptNumbers = pgTable('receipt_numbers', {
  id: integer().primaryKey(),
  last: integer().notNull(),
});
