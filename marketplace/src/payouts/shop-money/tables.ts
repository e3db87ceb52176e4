import { walletNetwork } from '@besesaka/schema/payments/limits.ts';
import { payoutCheck, payoutFailure, payoutState } from '@besesaka/schema/payouts/shop-money/limits.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { at, column, oneOf, pesewas, ref, table } from '#platform/db/table.ts';
import { shops } from '#shops/tables.ts';

const forTheLaw = { stored: 'as long as the law requires for accounts', owner: { through: shops } } as const;

/** The wallets of shops for payouts. The one that is not superseded counts. */
export const payoutWallets = table('payout_wallets', 'owner; stays', {
  id: uuid().primaryKey(),
  shopId: ref(shops.id).notNull(),
  network: oneOf(walletNetwork.values).notNull(),
  phone: text().notNull(),
  accountName: text().notNull(),
  /** Whether the network gave the name, or an admin compared it. */
  isNameConfirmed: boolean().notNull(),
  /** Of the provider, for transfers to it. */
  recipientCode: column('no one; stays', text().notNull()),
  createdAt: at().notNull(),
  /** The first wallet of a shop is usable at once. */
  usableAt: at().notNull(),
  supersededAt: at(),
  refusedAt: at(),
}).rows(forTheLaw, (t) => [
  uniqueIndex('payout_wallets_current_key').on(t.shopId).where(sql`superseded_at is null`),
  index('payout_wallets_shop_idx').on(t.shopId),
]);
export type PayoutWalletRow = typeof payoutWallets.$inferSelect;

/** Payouts of shops. Only `settle-payout.ts` ends one. */
export const payouts = table('payouts', 'owner; stays', {
  /** Also our reference at the provider, in each attempt. */
  id: uuid().primaryKey(),
  shopId: ref(shops.id).notNull(),
  walletId: column('no one; stays', ref(payoutWallets.id).notNull()),
  /** Copied from the wallet. */
  network: oneOf(walletNetwork.values).notNull(),
  phone: text().notNull(),
  accountName: text().notNull(),
  recipientCode: column('no one; stays', text().notNull()),
  state: oneOf(payoutState.values).notNull(),
  version: integer().notNull().default(1),
  /** What leaves the balance. The wallet gets this without the expected fee. */
  amountPesewas: pesewas().notNull(),
  expectedFeePesewas: pesewas().notNull(),
  /** The fee that the provider took; null until it is known. */
  feePesewas: column('admins; stays', pesewas()),
  failure: oneOf(payoutFailure.values),
  /** What admins have to know. */
  reason: column('admins; stays', text()),
  /** Of the provider, with which it takes a code. */
  transferCode: column('no one; stays', text()),
  providerAnswer: column('admins; stays', jsonb().$type<object>()),
  /** Null for the daily run. */
  requestedBy: column('no one; stays', ref(users.id)),
  check: column('admins; stays', oneOf(payoutCheck.values)),
  firstApprovedBy: column('admins; stays', ref(users.id)),
  firstApprovedAt: column('admins; stays', at()),
  approvedBy: column('admins; stays', ref(users.id)),
  approvedAt: column('admins; stays', at()),
  createdAt: at().notNull(),
  /** When the provider was first asked. */
  askedAt: at(),
  endedAt: at(),
  /** When to go on; null if it waits for an admin, or has ended. */
  dueAt: column('no one; stays', at()),
  checks: column('no one; stays', integer().notNull().default(0)),
}).rows(forTheLaw, (t) => [
  uniqueIndex('payouts_open_key').on(t.shopId).where(sql`state in ('due', 'approved', 'asking', 'pending')`),
  index('payouts_shop_idx').on(t.shopId, t.createdAt, t.id),
  index('payouts_newest_idx').on(t.createdAt, t.id),
  index('payouts_waiting_idx').on(t.createdAt).where(sql`state = 'due' or (state = 'pending' and reason is not null)`),
  index('payouts_due_idx').on(t.dueAt).where(sql`due_at is not null`),
  check('payouts_amount', sql`${t.amountPesewas} > ${t.expectedFeePesewas}`),
]);
/** It waits for an approval, a code, or the balance at the provider. */
export const needsAdmin = sql`(${payouts.state} = 'due' or (${payouts.state} = 'pending' and ${payouts.reason} is not null))`;
export type PayoutRow = typeof payouts.$inferSelect;
