import { refundTransferState } from '@besesaka/schema/payouts/stuck-refunds/limits.ts';
import { sql } from 'drizzle-orm';
import { index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { payments, refunds } from '#payments/tables.ts';
import { at, column, oneOf, pesewas, ref, table } from '#platform/db/table.ts';

/** Refunds that did not arrive and are sent to the wallet that paid. */
export const refundTransfers = table('refund_transfers', 'owner; stays', {
  /** Also our reference at the provider, in each attempt. */
  id: uuid().primaryKey(),
  paymentId: ref(payments.id).notNull(),
  refundId: column('admins; stays', ref(refunds.id).notNull()),
  recipientCode: column('no one; stays', text().notNull()),
  state: oneOf(refundTransferState.values).notNull().default('asking'),
  amountPesewas: pesewas().notNull(),
  /** The fee that the provider took; null until it is known. */
  feePesewas: column('admins; stays', pesewas()),
  requestedBy: column('admins; stays', ref(users.id).notNull()),
  /** Why it waits or failed. */
  failure: column('admins; stays', text()),
  createdAt: at().notNull(),
  /** When the provider was first asked. */
  askedAt: column('no one; stays', at()),
  endedAt: at(),
  dueAt: column('no one; stays', at()),
  checks: column('no one; stays', integer().notNull().default(0)),
}).rows({ stored: 'as long as the law requires for accounts', owner: { through: payments } }, (t) => [
  uniqueIndex('refund_transfers_live_key').on(t.refundId).where(sql`state in ('asking', 'pending', 'succeeded')`),
  index('refund_transfers_payment_idx').on(t.paymentId),
  index('refund_transfers_requester_idx').on(t.requestedBy),
  index('refund_transfers_due_idx').on(t.dueAt).where(sql`due_at is not null`),
]);
export type RefundTransferRow = typeof refundTransfers.$inferSelect;
