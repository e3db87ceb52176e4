import { deletionReason, gender } from '@besesaka/schema/accounts/limits.ts';
import { regions } from '@besesaka/schema/kernel/regions.ts';
import { tokenScope } from '@besesaka/schema/kernel/scopes.ts';
import { staffRole } from '@besesaka/schema/kernel/staff/roles.ts';
import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, column, oneOf, ref, table } from '#platform/db/table.ts';
import type { ExchangedToken } from './rules.ts';

export const users = table('users', 'owner; replaced', {
  id: column('no one; stays', uuid().primaryKey()),
  fullName: column('both; replaced', text().notNull()),
  /** In lower case, because addresses are compared that way. */
  email: column('both; replaced', text().notNull()),
  telephoneNumber: text().notNull(),
  /** The same number in the form +233..., if it is Ghanaian. */
  telephoneE164: text(),
  whatsappNumber: text(),
  dateOfBirth: date(),
  gender: oneOf(gender.values),
  address: text(),
  city: text(),
  region: oneOf(regions),
  gpsAddress: text(),
  /** An upload that everyone who sees the user may see. */
  pictureId: uuid(),
  profileVersion: column('owner; stays', integer().notNull().default(1)),
  passwordHash: column('no one; replaced', text().notNull()),
  /** Null for everyone who is no admin. */
  staffRole: column('owner; stays', oneOf(staffRole.values)),
  isSeller: column('owner; stays', boolean().notNull().default(false)),
  /** When a link in a mail to this address was opened. Selling and large orders require it. */
  emailConfirmedAt: column('owner; stays', at()),
  dateJoined: column('owner; stays', at().notNull()),
  /** The accepted version of the terms and privacy policy; null for accounts created before it was recorded. */
  termsVersion: column('owner; stays', date()),
  termsAcceptedAt: column('owner; stays', at()),
  /** When the user requested deletion; a login within the grace period cancels it. */
  deletionAskedAt: column('no one; stays', at()),
  deletionReason: column('no one; stays', oneOf(deletionReason.values)),
  /** The user may not trade since then, until the end or until an admin lifts the suspension. */
  suspendedAt: column('owner; stays', at()),
  suspendedUntil: column('owner; stays', at()),
  suspensionReason: column('owner; deleted', text()),
  deletedAt: column('no one; stays', at()),
}).rows({ stored: 'until 30 days after the user deletes the account; then only what stays', owner: 'id' }, (t) => [
  uniqueIndex('users_email_key').on(t.email),
  check('users_email_lower', sql`${t.email} = lower(${t.email})`),
  index('users_email_prefix_idx').on(sql`${t.email} text_pattern_ops`),
  index('users_phone_idx').on(sql`${t.telephoneE164} text_pattern_ops`),
  index('users_name_words_idx').using('gin', sql`to_tsvector('simple', fold_text(${t.fullName}))`),
  index('users_deletion_idx').on(t.deletionAskedAt).where(sql`deletion_asked_at is not null and deleted_at is null`),
  index('users_suspended_idx').on(t.suspendedAt).where(sql`suspended_at is not null`),
  index('users_staff_idx').on(t.id).where(sql`staff_role is not null`),
]);

/** One login on one device. Its refresh token is replaced at every use, most recently at `rotatedAt`. */
export const sessions = table('sessions', 'no one; deleted', {
  id: uuid().primaryKey(),
  userId: ref(users.id, 'cascade').notNull(),
  device: column('owner; deleted', text().notNull()),
  refreshHash: text().notNull(),
  previousHash: text(),
  /** Older tokens that a slow tab may still send. */
  exchanged: jsonb().$type<ExchangedToken[]>().notNull().default([]),
  rotatedAt: at().notNull(),
  createdAt: column('owner; deleted', at().notNull()),
  expiresAt: column('owner; deleted', at().notNull()),
  /** When the password was last entered in this session, after the login. */
  passwordAt: at(),
  endedAt: column('owner; deleted', at()),
  endReason: oneOf(['logout', 'elsewhere', 'replaced', 'surplus', 'theft', 'password', 'deletion', 'expired', 'admin']),
}).rows({ prunedBy: 'accounts.prune-sessions', after: '30 days after it ended' }, (t) => [
  uniqueIndex('sessions_refresh_key').on(t.refreshHash),
  index('sessions_user_idx').on(t.userId),
  index('sessions_ended_idx').on(t.endedAt).where(sql`ended_at is not null`),
  index('sessions_over_idx').on(sql`least(ended_at, expires_at)`),
]);

/** A token by which a program acts for its user. Only the hash is stored. */
export const apiKeys = table('api_keys', 'owner; deleted', {
  id: column('no one; deleted', uuid().primaryKey()),
  userId: column('no one; deleted', ref(users.id, 'cascade').notNull()),
  name: text().notNull(),
  scopes: oneOf(tokenScope.values).array().notNull(),
  /** The first characters, to recognise the token. */
  hint: text().notNull(),
  hash: column('no one; deleted', text().notNull()),
  createdAt: at().notNull(),
  endsAt: at().notNull(),
  lastUsedAt: at(),
}).rows({ prunedBy: 'accounts.prune-sessions', after: '30 days after it ended' }, (t) => [
  uniqueIndex('api_keys_hash_key').on(t.hash),
  index('api_keys_user_idx').on(t.userId),
  index('api_keys_end_idx').on(t.endsAt),
]);

/** An app that other users connect by OAuth. Its id is the `client_id`. */
export const oauthApps = table('oauth_apps', 'owner; deleted', {
  id: uuid().primaryKey(),
  userId: column('no one; deleted', ref(users.id, 'cascade').notNull()),
  name: column('everyone; deleted', text().notNull()),
  site: column('everyone; deleted', text().notNull()),
  redirectUris: text().array().notNull(),
  /** Null for a public app, which cannot keep a secret. */
  secretHash: column('no one; deleted', text()),
  createdAt: at().notNull(),
}).rows({ stored: 'until its user deletes it or the account' }, (t) => [index('oauth_apps_user_idx').on(t.userId)]);

/**
 * What a user allows an app on one device: first a code, then tokens that replace each other. Only hashes are stored.
 * A token is the grant's secret and a part that changes, so a used one still leads to its grant, and ends it.
 */
export const oauthGrants = table('oauth_grants', 'owner; deleted', {
  id: column('no one; deleted', uuid().primaryKey()),
  userId: column('no one; deleted', ref(users.id, 'cascade').notNull()),
  appId: column('owner; deleted', ref(oauthApps.id, 'cascade').notNull()),
  scopes: oneOf(tokenScope.values).array().notNull(),
  codeHash: column('no one; deleted', text().notNull()),
  /** The hash of the verifier, which the app shows with the code. */
  challenge: column('no one; deleted', text().notNull()),
  redirectUri: text().notNull(),
  /** Null until the code is exchanged, like the next three. */
  grantHash: column('no one; deleted', text()),
  refreshHash: column('no one; deleted', text()),
  accessHash: column('no one; deleted', text()),
  accessEndsAt: column('no one; deleted', at()),
  createdAt: at().notNull(),
  /** The end of the code, then of the refresh token. */
  endsAt: at().notNull(),
  lastUsedAt: at(),
}).rows({ prunedBy: 'accounts.prune-sessions', after: '30 days after it ended' }, (t) => [
  uniqueIndex('oauth_grants_code_key').on(t.codeHash),
  uniqueIndex('oauth_grants_grant_key').on(t.grantHash),
  uniqueIndex('oauth_grants_access_key').on(t.accessHash),
  index('oauth_grants_user_idx').on(t.userId),
  index('oauth_grants_app_idx').on(t.appId),
  index('oauth_grants_end_idx').on(t.endsAt),
]);

/** The key of an authenticator app whose codes a login requires; pending until a first code confirms it. */
export const secondFactors = table('second_factors', 'no one; deleted', {
  userId: ref(users.id, 'cascade').primaryKey(),
  /** Encrypted: see `sealed-secret.ts`. */
  sealedSecret: text().notNull(),
  confirmedAt: column('owner; deleted', at()),
  /** The time step of the newest accepted code; no code of this step or an earlier one is accepted again. */
  lastStep: integer().notNull().default(0),
  /** Keyed hashes of the recovery codes that are not used yet. */
  recoveryHashes: text().array().notNull().default(sql`'{}'::text[]`),
}).rows({ stored: 'until it is turned off or the account is deleted' });

/** Counts attempts per period. The key is a keyed hash, so it does not reveal who made them. */
export const attempts = table('attempts', 'no one; deleted', {
  key: text().primaryKey(),
  times: integer().notNull(),
  since: at().notNull(),
  lastAt: at().notNull(),
}).rows({ prunedBy: 'accounts.prune-attempts', after: 'a day' }, (t) => [index('attempts_since_idx').on(t.since)]);

/** Links in mails that prove who reads them. A link has the form `<id>/<token>` and is deleted when it is used. */
export const mailLinks = table('mail_links', 'no one; deleted', {
  id: uuid().primaryKey(),
  userId: ref(users.id, 'cascade').notNull(),
  purpose: column('owner; deleted', oneOf(['reset', 'confirmation', 'email-change', 'email-objection']).notNull()),
  /**
   * The address it was sent to; it proves nothing about others. For a change this is the new address, for an
   * objection the old one.
   */
  email: column('owner; deleted', text().notNull()),
  tokenHash: text().notNull(),
  expiresAt: column('owner; deleted', at().notNull()),
}).rows({ prunedBy: 'accounts.prune-mail-links', after: 'the link has expired' }, (t) => [
  index('mail_links_user_idx').on(t.userId),
  index('mail_links_expires_idx').on(t.expiresAt),
  index('mail_links_objections_idx').on(t.email).where(sql`purpose = 'email-objection'`),
]);

/** Invitations by mail to become an admin. Their address may have no account yet. */
export const staffInvitations = table('staff_invitations', 'admins; deleted', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  role: oneOf(staffRole.values).notNull(),
  invitedBy: ref(users.id, 'cascade').notNull(),
  expiresAt: at().notNull(),
}).rows({ owner: 'invitedBy', prunedBy: 'accounts.prune-mail-links', after: 'the invitation has expired' }, (t) => [
  uniqueIndex('staff_invitations_email_key').on(t.email),
  index('staff_invitations_expires_idx').on(t.expiresAt),
  index('staff_invitations_inviter_idx').on(t.invitedBy),
]);

/** A user's delivery addresses. The lock on the user's row serializes changes. */
export const addresses = table('addresses', 'owner; deleted', {
  id: uuid().primaryKey(),
  userId: column('no one; deleted', ref(users.id, 'cascade').notNull()),
  label: text().notNull(),
  fullName: text().notNull(),
  phone: text().notNull(),
  address: text().notNull(),
  city: text().notNull(),
  region: oneOf(regions).notNull(),
  landmark: text().notNull().default(''),
  isDefault: boolean().notNull(),
  createdAt: at().notNull(),
}).rows({ stored: 'as long as the account' }, (t) => [
  index('addresses_user_idx').on(t.userId, t.createdAt),
  uniqueIndex('addresses_default_key').on(t.userId).where(sql`is_default`),
]);

/** Archives of a user's data or of a list for an admin, stored in parts in the private files and deleted soon after they expire. */
export const dataExports = table('data_exports', 'owner; deleted', {
  id: uuid().primaryKey(),
  userId: column('no one; deleted', ref(users.id, 'cascade').notNull()),
  /** The list of the back office in it, and its month; null for a copy of the user's own data. */
  list: column('no one; deleted', text()),
  month: column('no one; deleted', text()),
  askedAt: at().notNull(),
  /** Null until the archive is ready, like the next two. */
  expiresAt: at(),
  parts: column('no one; deleted', integer()),
  bytes: integer(),
  /** The run whose parts are used; null for archives from before runs were distinguished. */
  gatheredAs: column('no one; deleted', uuid()),
}).rows({ prunedBy: 'accounts.prune-data-exports', after: 'a day' }, (t) => [
  index('data_exports_user_idx').on(t.userId, t.askedAt),
  index('data_exports_asked_idx').on(t.askedAt),
]);
export type DataExportRow = typeof dataExports.$inferSelect;

/** When a session ended or expired, in the form of its index. */
export const sessionOver: SQL = sql`least(${sessions.endedAt}, ${sessions.expiresAt})`;
