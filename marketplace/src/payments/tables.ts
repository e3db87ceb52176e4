import {
  disputeAnswer,
  disputeState,
  ledgerKind,
  paymentChannel,
  paymentPurpose,
  paymentState,
  promptStep,
  refundState,
  walletNetwork,
} from '@besesaka/schema/payments/limits.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { at, column, oneOf, pesewas, ref, table } from '#platform/db/table.ts';

/** Payments through the provider. The module that sells the subject defines what it means. */
export const payments = table('payments', 'owner; stays', {
  /** Also our reference at the provider. */
  id: uuid().primaryKey(),
  userId: ref(users.id).notNull(),
  /** The spec's `payment_type` and the id of the subject. */
  purpose: oneOf(paymentPurpose.values).notNull(),
  subjectId: uuid().notNull(),
  description: text().notNull(),
  amountPesewas: pesewas().notNull(),
  state: oneOf(paymentState.values).notNull().default('opening'),
  version: integer().notNull().default(1),
  channel: oneOf(paymentChannel.values),
  paymentUrl: text(),
  /** Why an admin has to review it, until it is refunded or accepted. */
  heldReason: column('admins; stays', text()),
  /** The provider's last response, without secrets. */
  providerAnswer: column('admins; stays', jsonb().$type<object>()),
  createdAt: at().notNull(),
  settledAt: at(),
  refundState: oneOf(refundState.values),
  refundedAt: at(),
  /** The refunded amount, in the smallest unit of the payment's currency. */
  refundedAmount: integer().notNull().default(0),
  /** When to ask the provider next, because the user may not return; null if never. */
  dueAt: column('no one; stays', at()),
  checks: column('no one; stays', integer().notNull().default(0)),
  /** The saved card to charge, which may have been removed since; null if the user pays on the provider's page. */
  cardId: uuid(),
  /** The wallet that pays; null if the user pays on the provider's page or by a saved card. */
  network: oneOf(walletNetwork.values),
  phone: column('owner; deleted', text()),
  promptStep: oneOf(promptStep.values),
  promptText: text(),
  promptUntil: at(),
  /** The deadline for the first charge of the card; null with a card if the charge was cancelled. */
  chargeUntil: column('no one; stays', at()),
}).rows({ stored: 'as long as the law requires for accounts' }, (t) => [
  index('payments_user_idx').on(t.userId, t.createdAt),
  index('payments_subject_idx').on(t.subjectId),
  index('payments_due_idx').on(t.dueAt).where(sql`due_at is not null`),
  index('payments_newest_idx').on(t.createdAt, t.id),
  index('payments_waiting_first_idx').on(
    sql`((held_reason is not null and state <> 'refunded')::int)`,
    t.createdAt,
    t.id,
  ),
  check('payments_amount_positive', sql`${t.amountPesewas} > 0`),
]);
export type PaymentRow = typeof payments.$inferSelect;

/** A card that may be charged without the user for renewals that they turned on. */
export const savedCards = table('saved_cards', 'owner; deleted', {
  id: uuid().primaryKey(),
  userId: ref(users.id).notNull(),
  /** Together with the provider's secret key this charges the card, so no API returns it. */
  authorizationCode: column('no one; deleted', text().notNull()),
  /** The provider's fingerprint of the card, the same for every use. */
  signature: column('no one; deleted', text().notNull()),
  /** The e-mail of the card's owner at the provider. */
  email: column('no one; deleted', text().notNull()),
  brand: text().notNull(),
  last4: text().notNull(),
  expMonth: integer().notNull(),
  expYear: integer().notNull(),
  createdAt: at().notNull(),
  usedAt: at().notNull(),
}).rows({ stored: 'until they are removed' }, (t) => [
  uniqueIndex('saved_cards_signature_key').on(t.userId, t.signature),
]);
export type SavedCardRow = typeof savedCards.$inferSelect;

/**
 * Refunds of a payment. An admin refunds all that is left; a refund in the provider's dashboard may be partial. The
 * refunds that do not fail never add up to more than the amount received, because inserts hold the lock of the payment.
 */
export const refunds = table('refunds', 'owner; stays', {
  id: uuid().primaryKey(),
  paymentId: ref(payments.id).notNull(),
  state: oneOf(refundState.values).notNull().default('asking'),
  /** The part of the purchase that is refunded, such as one order of a checkout; null for the whole payment. */
  subjectId: column('no one; stays', uuid()),
  reason: text().notNull(),
  /** Null if it was requested in the provider's dashboard. */
  requestedBy: column('admins; stays', ref(users.id)),
  /** In the smallest unit of the currency that was paid, which may differ from ours if the payment was held. */
  amount: integer().notNull(),
  currency: text().notNull(),
  /** The provider's id; it takes no reference of ours. */
  providerId: column('admins; stays', text().unique()),
  providerAnswer: column('admins; stays', jsonb().$type<object>()),
  failure: column('admins; stays', text()),
  createdAt: at().notNull(),
  endedAt: at(),
  dueAt: column('no one; stays', at()),
  checks: column('no one; stays', integer().notNull().default(0)),
}).rows({ stored: 'as long as the law requires for accounts', owner: { through: payments } }, (t) => [
  uniqueIndex('refunds_asking_key').on(t.paymentId).where(sql`state = 'asking'`),
  index('refunds_of_payment_idx').on(t.paymentId, t.createdAt),
  index('refunds_requester_idx').on(t.requestedBy).where(sql`requested_by is not null`),
  index('refunds_due_idx').on(t.dueAt).where(sql`due_at is not null`),
  check('refunds_amount_positive', sql`${t.amount} > 0`),
]);
export type RefundRow = typeof refunds.$inferSelect;

/** A payer's bank asks for the money back. Until it has decided, the money is not refunded. */
export const disputes = table('disputes', 'owner; stays', {
  /** The provider's. */
  id: column('admins; stays', bigint({ mode: 'number' }).primaryKey()),
  paymentId: ref(payments.id).notNull(),
  state: oneOf(disputeState.values).notNull(),
  amount: integer().notNull(),
  /** When the provider decides by itself; null if it did not say. */
  decidedAt: column('admins; stays', at()),
  /** When admins are alarmed, if none has answered; null once it has ended. */
  dueAt: column('no one; stays', at()),
  answer: column('admins; stays', oneOf(disputeAnswer.values)),
  /** The admin. */
  answeredBy: column('admins; stays', uuid()),
  /** The first of two admins who accept it, if its amount needs two. */
  acceptedBy: column('no one; stays', uuid()),
  acceptedAt: column('admins; stays', at()),
  /** The provider's id of the evidence that was sent last. */
  evidenceId: column('no one; stays', bigint({ mode: 'number' })),
  evidence: column('admins; deleted', text()),
  evidenceSentAt: column('admins; stays', at()),
  /** When to send the evidence next; null if it need not be sent again. */
  evidenceDueAt: column('no one; stays', at()),
  createdAt: at().notNull(),
  endedAt: at(),
}).rows({ stored: 'as long as the law requires for accounts', owner: { through: payments } }, (t) => [
  index('disputes_payment_idx').on(t.paymentId),
  index('disputes_created_idx').on(t.createdAt),
  index('disputes_evidence_idx').on(t.evidenceDueAt).where(sql`evidence_due_at is not null`),
  index('disputes_due_idx').on(t.dueAt).where(sql`due_at is not null`),
]);
export type DisputeRow = typeof disputes.$inferSelect;

/** One movement of money in one currency. Its lines add up to zero, which the database checks at commit. */
export const ledgerEntries = table('ledger_entries', 'admins; stays', {
  id: uuid().primaryKey(),
  kind: oneOf(ledgerKind.values).notNull(),
  /** The payment, refund, order or payout that moved the money. Each is entered once for each kind. */
  subjectId: uuid().notNull(),
  /** Null for a payout, which pays many orders. */
  paymentId: ref(payments.id),
  currency: text().notNull(),
  createdAt: at().notNull(),
}).rows({ stored: 'as long as the law requires for accounts' }, (t) => [
  uniqueIndex('ledger_entries_subject_key').on(t.subjectId, t.kind),
  index('ledger_entries_payment_idx').on(t.paymentId),
  index('ledger_entries_at_idx').on(t.createdAt),
]);

/** A positive amount enters the account, a negative one leaves it. The database refuses updates and deletes. */
export const ledgerLines = table('ledger_lines', 'admins; stays', {
  entryId: ref(ledgerEntries.id).notNull(),
  /**
   * One of `provider` (our balance there), `fees`, `transfer-fees`, `in-review`, `orders-held`, `in-transit`, `vat`, `income:`
   * with the purpose, or `seller:` with the id of the shop.
   */
  account: text().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
}).rows({ stored: 'as long as the law requires for accounts' }, (t) => [
  primaryKey({ columns: [t.entryId, t.account] }),
  index('ledger_lines_account_idx').on(t.account),
]);

/** Numbers have no gaps: the transaction that writes the receipt also issues its number. */
export const receipts = table('receipts', 'owner; stays', {
  number: integer().primaryKey(),
  paymentId: ref(payments.id).notNull(),
  createdAt: at().notNull(),
}).rows({ stored: 'as long as the law requires for accounts', owner: { through: payments } }, (t) => [
  uniqueIndex('receipts_payment_key').on(t.paymentId),
]);

/** A single row. A sequence would leave gaps when a transaction fails. */
export const receiptNumbers = table('receipt_numbers', 'no one; stays', {
  id: integer().primaryKey(),
  last: integer().notNull(),
}).rows({ stored: 'a single row' });
