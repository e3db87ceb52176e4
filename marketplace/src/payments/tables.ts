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

/** What people pay for through the provider; what it is for is the matter of the module that sells it. */
export const payments = pgTable(
  'payments',
  {
    /** Also the reference under which the provider knows it. */
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The spec's `payment_type`, and what of that kind is paid for. */
    purpose: text({ enum: paymentPurposes }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    description: text().notNull(),
    amountPesewas: integer('amount_pesewas').notNull(),
    state: text({ enum: paymentStates }).notNull().default('opening'),
    version: integer().notNull().default(1),
    channel: text({ enum: [...paymentChannels] }),
    paymentUrl: text('payment_url'),
    /** Why an admin has to look at it, until it is given back or they let it be. */
    heldReason: text('held_reason'),
    /** What the provider answered last, without what is secret. */
    providerAnswer: jsonb('provider_answer').$type<object>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    /** Of the refund that was asked for last. */
    refundState: text('refund_state', { enum: refundStates }),
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
    /** What has gone back of it, in the smallest unit of what was paid. */
    refundedAmount: integer('refunded_amount').notNull().default(0),
    /** When the provider is asked next, as nobody may come back to tell; null: never again. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    checks: integer().notNull().default(0),
    /** The saved card that is charged for it, which may have been removed since; null: its person pays on the provider's page. */
    cardId: uuid('card_id'),
    /** Until when the card may be charged for the first time; null with a card: that was called off. */
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

/** A card that may be charged without its person, for what they let renew itself. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** With it and the provider's key the card is charged: nobody is told it. */
    authorizationCode: text('authorization_code').notNull(),
    /** The provider's mark of this card, the same however often it is used. */
    signature: text().notNull(),
    /** Whom the provider takes for its owner. */
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
 * Money of a payment that goes back. An admin gives back all that is left of it; at the provider's own desk it may be a part.
 * What does not fail is never more than what came in: who adds one holds the lock of the payment.
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
    /** Null: somebody asked for it at the provider's own desk. */
    requestedBy: uuid('requested_by').references(() => users.id),
    /** In the smallest unit of what was paid, which need not be ours where a payment was held. */
    amount: integer().notNull(),
    currency: text().notNull(),
    /** Under which the provider knows it; it takes no reference of ours. */
    providerId: text('provider_id').unique(),
    providerAnswer: jsonb('provider_answer').$type<object>(),
    failure: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** When the provider is asked next; null: it has ended. */
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

/** One movement of money, in one currency; its lines sum to zero, which the database checks at the commit. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: uuid().primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text({ enum: ledgerKinds }).notNull(),
    /** By which money went back; null: it came in. */
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

/** Plus comes into the account, minus leaves it. What is once written never changes: the database refuses it. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    /** `provider`: what lies there for us; `fees`; `held`; `income:` and the purpose. */
    account: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.entryId, t.account] }), index('ledger_lines_account_idx').on(t.account)],
);

/** Numbered without holes: the number is drawn by the transaction that writes the receipt. */
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

/** One row. A sequence would leave holes where a transaction fails. */
export const receiptNumbers = pgTable('receipt_numbers', {
  id: integer().primaryKey(),
  last: integer().notNull(),
});
