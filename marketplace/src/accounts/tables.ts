import { deletionReasons, genders } from '@besesaka/schema/accounts/limits.ts';
import { regions } from '@besesaka/schema/kernel/regions.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ExchangedToken } from './rules.ts';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    fullName: text('full_name').notNull(),
    /** In lower case, because addresses are compared that way. */
    email: text().notNull(),
    telephoneNumber: text('telephone_number').notNull(),
    /** The same number in the form +233..., if it is Ghanaian. */
    telephoneE164: text('telephone_e164'),
    whatsappNumber: text('whatsapp_number'),
    dateOfBirth: date('date_of_birth'),
    gender: text({ enum: genders }),
    address: text(),
    city: text(),
    region: text({ enum: regions }),
    /** The GhanaPost digital address. */
    gpsAddress: text('gps_address'),
    /** An upload that everyone who sees the user may see. */
    pictureId: uuid('picture_id'),
    /** Increases with each change, to detect concurrent edits. */
    profileVersion: integer('profile_version').notNull().default(1),
    passwordHash: text('password_hash').notNull(),
    role: text({ enum: ['person', 'admin'] })
      .notNull()
      .default('person'),
    isSeller: boolean('is_seller').notNull().default(false),
    /** When a link in a mail to this address was opened. Selling and large orders require it. */
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    dateJoined: timestamp('date_joined', { withTimezone: true }).notNull(),
    /** The accepted version of the terms and privacy policy; null for accounts created before it was recorded. */
    termsVersion: date('terms_version'),
    termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true }),
    /** When the user requested deletion; a login within the grace period cancels it. */
    deletionAskedAt: timestamp('deletion_asked_at', { withTimezone: true }),
    deletionReason: text('deletion_reason', { enum: deletionReasons }),
    /** The user may not trade since then, until the end or until an admin lifts the suspension. */
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
    /** When the suspension ends by itself; null if it has no end. */
    suspendedUntil: timestamp('suspended_until', { withTimezone: true }),
    suspensionReason: text('suspension_reason'),
    /** When the user's personal data was replaced. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
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
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text().notNull(),
    refreshHash: text('refresh_hash').notNull(),
    previousHash: text('previous_hash'),
    /** Older tokens that a slow tab may still send. */
    exchanged: jsonb().$type<ExchangedToken[]>().notNull().default([]),
    rotatedAt: timestamp('rotated_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the password was last entered in this session, after the login. */
    passwordAt: timestamp('password_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    endReason: text('end_reason', {
      enum: ['logout', 'elsewhere', 'replaced', 'surplus', 'theft', 'password', 'deletion', 'expired', 'desk'],
    }),
  },
  (t) => [
    uniqueIndex('sessions_refresh_key').on(t.refreshHash),
    index('sessions_user_idx').on(t.userId),
    index('sessions_ended_idx').on(t.endedAt).where(sql`ended_at is not null`),
    index('sessions_over_idx').on(sql`least(ended_at, expires_at)`),
  ],
);

/** The key of an authenticator app whose codes a login requires; pending until a first code confirms it. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted: see `sealed-secret.ts`. */
  sealedSecret: text('sealed_secret').notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The time step of the newest accepted code; no code of this step or an earlier one is accepted again. */
  lastStep: integer('last_step').notNull().default(0),
  /** Keyed hashes of the recovery codes that are not used yet. */
  recoveryHashes: text('recovery_hashes').array().notNull().default(sql`'{}'::text[]`),
});

/** Counts attempts per period. The key is a keyed hash, so it does not reveal who made them. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    times: integer().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('attempts_since_idx').on(t.since)],
);

/** Links in mails that prove who reads them. A link has the form `<id>/<token>` and is deleted when it is used. */
export const mailLinks = pgTable(
  'mail_links',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['reset', 'confirmation', 'email-change', 'email-objection'] }).notNull(),
    /**
     * The address it was sent to; it proves nothing about others. For a change this is the new address, for an
     * objection the old one.
     */
    email: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('mail_links_user_idx').on(t.userId),
    index('mail_links_expires_idx').on(t.expiresAt),
    index('mail_links_objections_idx').on(t.email).where(sql`purpose = 'email-objection'`),
  ],
);

/** A user's delivery addresses. The lock on the user's row serializes changes. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    fullName: text('full_name').notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    region: text({ enum: regions }).notNull(),
    landmark: text().notNull().default(''),
    isDefault: boolean('is_default').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('addresses_user_idx').on(t.userId, t.createdAt),
    uniqueIndex('addresses_default_key').on(t.userId).where(sql`is_default`),
  ],
);

/** Archives of a user's data, stored in parts in the private files and deleted soon after they expire. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** Null until the archive is ready, like the next two. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    parts: integer(),
    bytes: integer(),
    /** The run whose parts are used; null for archives from before runs were distinguished. */
    gatheredAs: uuid('gathered_as'),
  },
  (t) => [index('data_exports_user_idx').on(t.userId, t.askedAt), index('data_exports_asked_idx').on(t.askedAt)],
);

export type DataExportRow = typeof dataExports.$inferSelect;

/** When a session ended or expired, in the form of its index. */
export const sessionOver: SQL = sql`least(${sessions.endedAt}, ${sessions.expiresAt})`;
