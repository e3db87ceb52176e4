import { deletionReason, gender } from '@besesaka/schema/accounts/limits.ts';
import { regions } from '@besesaka/schema/kernel/regions.ts';
import { tokenScope } from '@besesaka/schema/kernel/scopes.ts';
import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { column, table } from '#platform/personal-data/table.ts';
import type { ExchangedToken } from './rules.ts';

export const users = table(
  'users',
  { stored: 'until 30 days after the user deletes the account; then only what stays', owner: 'id' },
  {
    id: column('no one; stays', uuid().primaryKey()),
    fullName: column('both; replaced', text('full_name').notNull()),
    /** In lower case, because addresses are compared that way. */
    email: column('both; replaced', text().notNull()),
    telephoneNumber: column('owner; replaced', text('telephone_number').notNull()),
    /** The same number in the form +233..., if it is Ghanaian. */
    telephoneE164: column('owner; replaced', text('telephone_e164')),
    whatsappNumber: column('owner; replaced', text('whatsapp_number')),
    dateOfBirth: column('owner; replaced', date('date_of_birth')),
    gender: column('owner; replaced', text({ enum: gender.values })),
    address: column('owner; replaced', text()),
    city: column('owner; replaced', text()),
    region: column('owner; replaced', text({ enum: regions })),
    /** The GhanaPost digital address. */
    gpsAddress: column('owner; replaced', text('gps_address')),
    /** An upload that everyone who sees the user may see. */
    pictureId: column('owner; replaced', uuid('picture_id')),
    /** Increases with each change, to detect concurrent edits. */
    profileVersion: column('owner; stays', integer('profile_version').notNull().default(1)),
    passwordHash: column('no one; replaced', text('password_hash').notNull()),
    role: column(
      'owner; stays',
      text({ enum: ['person', 'admin'] })
        .notNull()
        .default('person'),
    ),
    isSeller: column('owner; stays', boolean('is_seller').notNull().default(false)),
    /** When a link in a mail to this address was opened. Selling and large orders require it. */
    emailConfirmedAt: column('owner; stays', timestamp('email_confirmed_at', { withTimezone: true })),
    dateJoined: column('owner; stays', timestamp('date_joined', { withTimezone: true }).notNull()),
    /** The accepted version of the terms and privacy policy; null for accounts created before it was recorded. */
    termsVersion: column('owner; stays', date('terms_version')),
    termsAcceptedAt: column('owner; stays', timestamp('terms_accepted_at', { withTimezone: true })),
    /** When the user requested deletion; a login within the grace period cancels it. */
    deletionAskedAt: column('no one; stays', timestamp('deletion_asked_at', { withTimezone: true })),
    deletionReason: column('no one; stays', text('deletion_reason', { enum: deletionReason.values })),
    /** The user may not trade since then, until the end or until an admin lifts the suspension. */
    suspendedAt: column('owner; stays', timestamp('suspended_at', { withTimezone: true })),
    /** When the suspension ends by itself; null if it has no end. */
    suspendedUntil: column('owner; stays', timestamp('suspended_until', { withTimezone: true })),
    suspensionReason: column('owner; deleted', text('suspension_reason')),
    /** When the user's personal data was replaced. */
    deletedAt: column('no one; stays', timestamp('deleted_at', { withTimezone: true })),
  },
  (t) => [
    uniqueIndex('users_email_key').on(t.email),
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
    index('users_deletion_idx').on(t.deletionAskedAt).where(sql`deletion_asked_at is not null and deleted_at is null`),
    index('users_suspended_idx').on(t.suspendedAt).where(sql`suspended_at is not null`),
    index('users_admins_idx').on(t.id).where(sql`role = 'admin'`),
  ],
);

/** One login on one device. Its refresh token is replaced at every use, most recently at `rotatedAt`. */
export const sessions = table(
  'sessions',
  { prunedBy: 'accounts.prune-sessions', after: '30 days after it ended' },
  {
    id: column('no one; deleted', uuid().primaryKey()),
    userId: column(
      'no one; deleted',
      uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    device: column('owner; deleted', text().notNull()),
    refreshHash: column('no one; deleted', text('refresh_hash').notNull()),
    previousHash: column('no one; deleted', text('previous_hash')),
    /** Older tokens that a slow tab may still send. */
    exchanged: column('no one; deleted', jsonb().$type<ExchangedToken[]>().notNull().default([])),
    rotatedAt: column('no one; deleted', timestamp('rotated_at', { withTimezone: true }).notNull()),
    createdAt: column('owner; deleted', timestamp('created_at', { withTimezone: true }).notNull()),
    expiresAt: column('owner; deleted', timestamp('expires_at', { withTimezone: true }).notNull()),
    /** When the password was last entered in this session, after the login. */
    passwordAt: column('no one; deleted', timestamp('password_at', { withTimezone: true })),
    endedAt: column('owner; deleted', timestamp('ended_at', { withTimezone: true })),
    endReason: column(
      'no one; deleted',
      text('end_reason', {
        enum: ['logout', 'elsewhere', 'replaced', 'surplus', 'theft', 'password', 'deletion', 'expired', 'desk'],
      }),
    ),
  },
  (t) => [
    uniqueIndex('sessions_refresh_key').on(t.refreshHash),
    index('sessions_user_idx').on(t.userId),
    index('sessions_ended_idx').on(t.endedAt).where(sql`ended_at is not null`),
    index('sessions_over_idx').on(sql`least(ended_at, expires_at)`),
  ],
);

/** A token by which a program acts for its user. Only the hash is stored. */
export const accessTokens = table(
  'access_tokens',
  { prunedBy: 'accounts.prune-sessions', after: '30 days after it ended' },
  {
    id: column('no one; deleted', uuid().primaryKey()),
    userId: column(
      'no one; deleted',
      uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    name: column('owner; deleted', text().notNull()),
    scopes: column('owner; deleted', text({ enum: tokenScope.values }).array().notNull()),
    /** The first characters, to recognise the token. */
    hint: column('owner; deleted', text().notNull()),
    hash: column('no one; deleted', text().notNull()),
    createdAt: column('owner; deleted', timestamp('created_at', { withTimezone: true }).notNull()),
    endsAt: column('owner; deleted', timestamp('ends_at', { withTimezone: true }).notNull()),
    lastUsedAt: column('owner; deleted', timestamp('last_used_at', { withTimezone: true })),
  },
  (t) => [
    uniqueIndex('access_tokens_hash_key').on(t.hash),
    index('access_tokens_user_idx').on(t.userId),
    index('access_tokens_end_idx').on(t.endsAt),
  ],
);

/** The key of an authenticator app whose codes a login requires; pending until a first code confirms it. */
export const secondFactors = table(
  'second_factors',
  { stored: 'until it is turned off or the account is deleted' },
  {
    userId: column(
      'no one; deleted',
      uuid('user_id')
        .primaryKey()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    /** Encrypted: see `sealed-secret.ts`. */
    sealedSecret: column('no one; deleted', text('sealed_secret').notNull()),
    confirmedAt: column('owner; deleted', timestamp('confirmed_at', { withTimezone: true })),
    /** The time step of the newest accepted code; no code of this step or an earlier one is accepted again. */
    lastStep: column('no one; deleted', integer('last_step').notNull().default(0)),
    /** Keyed hashes of the recovery codes that are not used yet. */
    recoveryHashes: column('no one; deleted', text('recovery_hashes').array().notNull().default(sql`'{}'::text[]`)),
  },
);

/** Counts attempts per period. The key is a keyed hash, so it does not reveal who made them. */
export const attempts = table(
  'attempts',
  { prunedBy: 'accounts.prune-attempts', after: 'a day' },
  {
    key: column('no one; deleted', text().primaryKey()),
    times: column('no one; deleted', integer().notNull()),
    since: column('no one; deleted', timestamp({ withTimezone: true }).notNull()),
    lastAt: column('no one; deleted', timestamp('last_at', { withTimezone: true }).notNull()),
  },
  (t) => [index('attempts_since_idx').on(t.since)],
);

/** Links in mails that prove who reads them. A link has the form `<id>/<token>` and is deleted when it is used. */
export const mailLinks = table(
  'mail_links',
  { prunedBy: 'accounts.prune-mail-links', after: 'the link has expired' },
  {
    id: column('no one; deleted', uuid().primaryKey()),
    userId: column(
      'no one; deleted',
      uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    purpose: column(
      'owner; deleted',
      text({ enum: ['reset', 'confirmation', 'email-change', 'email-objection'] }).notNull(),
    ),
    /**
     * The address it was sent to; it proves nothing about others. For a change this is the new address, for an
     * objection the old one.
     */
    email: column('owner; deleted', text().notNull()),
    tokenHash: column('no one; deleted', text('token_hash').notNull()),
    expiresAt: column('owner; deleted', timestamp('expires_at', { withTimezone: true }).notNull()),
  },
  (t) => [
    index('mail_links_user_idx').on(t.userId),
    index('mail_links_expires_idx').on(t.expiresAt),
    index('mail_links_objections_idx').on(t.email).where(sql`purpose = 'email-objection'`),
  ],
);

/** A user's delivery addresses. The lock on the user's row serializes changes. */
export const addresses = table(
  'addresses',
  { stored: 'as long as the account' },
  {
    id: column('owner; deleted', uuid().primaryKey()),
    userId: column(
      'no one; deleted',
      uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    label: column('owner; deleted', text().notNull()),
    fullName: column('owner; deleted', text('full_name').notNull()),
    phone: column('owner; deleted', text().notNull()),
    address: column('owner; deleted', text().notNull()),
    city: column('owner; deleted', text().notNull()),
    region: column('owner; deleted', text({ enum: regions }).notNull()),
    landmark: column('owner; deleted', text().notNull().default('')),
    isDefault: column('owner; deleted', boolean('is_default').notNull()),
    createdAt: column('owner; deleted', timestamp('created_at', { withTimezone: true }).notNull()),
  },
  (t) => [
    index('addresses_user_idx').on(t.userId, t.createdAt),
    uniqueIndex('addresses_default_key').on(t.userId).where(sql`is_default`),
  ],
);

/** Archives of a user's data, stored in parts in the private files and deleted soon after they expire. */
export const dataExports = table(
  'data_exports',
  { prunedBy: 'accounts.prune-data-exports', after: 'a day' },
  {
    id: column('owner; deleted', uuid().primaryKey()),
    userId: column(
      'no one; deleted',
      uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    askedAt: column('owner; deleted', timestamp('asked_at', { withTimezone: true }).notNull()),
    /** Null until the archive is ready, like the next two. */
    expiresAt: column('owner; deleted', timestamp('expires_at', { withTimezone: true })),
    parts: column('no one; deleted', integer()),
    bytes: column('owner; deleted', integer()),
    /** The run whose parts are used; null for archives from before runs were distinguished. */
    gatheredAs: column('no one; deleted', uuid('gathered_as')),
  },
  (t) => [index('data_exports_user_idx').on(t.userId, t.askedAt), index('data_exports_asked_idx').on(t.askedAt)],
);

export type DataExportRow = typeof dataExports.$inferSelect;

/** When a session ended or expired, in the form of its index. */
export const sessionOver: SQL = sql`least(${sessions.endedAt}, ${sessions.expiresAt})`;
