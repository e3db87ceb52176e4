import { conversationSides, messageSenders, reportReasons } from '@besesaka/schema/chat/limits.ts';
import type { MessageQuote } from '@besesaka/schema/chat/resources.ts';
import { orderStates } from '@besesaka/schema/orders/limits.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { products } from '#catalog/tables.ts';
import { uploads } from '#platform/uploads/tables.ts';
import { shops } from '#shops/tables.ts';

/** Its row lock puts the messages in line: each gets the next number, without gaps. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    buyerId: uuid('buyer_id')
      .notNull()
      .references(() => users.id),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => users.id),
    /** None where it began at the shop or an order. */
    productId: uuid('product_id').references(() => products.id),
    lastNumber: integer('last_number').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    unique('conversations_once').on(t.buyerId, t.shopId, t.productId).nullsNotDistinct(),
    index('conversations_people_idx').on(t.buyerId, t.sellerId),
    check('conversations_two_people', sql`${t.buyerId} <> ${t.sellerId}`),
  ],
);

/** A conversation as one of its two people has it: a person's list is one walk through one index. */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    side: text({ enum: [...conversationSides] }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Everything up to this number was seen. */
    readNumber: integer('read_number').notNull().default(0),
    /** Messages of the other side beyond it. */
    unread: integer().notNull().default(0),
    archived: boolean().notNull().default(false),
    /** When the last message came: the order of the list. */
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    /** Up to which message this person was mailed, and when. */
    mailedNumber: integer('mailed_number').notNull().default(0),
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.side] }),
    // Read backward for the newest first.
    index('conversation_members_list_idx').on(t.userId, t.archived, t.lastAt, t.conversationId),
    index('conversation_members_unread_idx').on(t.lastAt).where(sql`unread > 0`),
    check('conversation_members_unread', sql`${t.unread} >= 0`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    sender: text({ enum: [...messageSenders] }).notNull(),
    /** Made by the sender: the same one again is the same message. */
    clientId: uuid('client_id').notNull(),
    content: text().notNull(),
    attachmentId: uuid('attachment_id').references(() => uploads.id),
    /** A step of an order of the two, told at its place between their messages. */
    orderCode: text('order_code'),
    orderState: text('order_state', { enum: [...orderStates] }),
    orderReason: text('order_reason'),
    /** What it answers to, as it stood there then. */
    quote: jsonb().$type<MessageQuote>(),
    /** Whose of the two deleted it for themselves. */
    hiddenFromBuyer: boolean('hidden_from_buyer').notNull().default(false),
    hiddenFromSeller: boolean('hidden_from_seller').notNull().default(false),
    readAt: timestamp('read_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('messages_number_key').on(t.conversationId, t.number),
    uniqueIndex('messages_client_key').on(t.conversationId, t.sender, t.clientId),
    uniqueIndex('messages_attachment_key').on(t.attachmentId),
  ],
);

/** One row a person: its lock puts arrivals and readings in line, so that every count told is true at its place. */
export const messageCounts = pgTable(
  'message_counts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    unread: integer().notNull(),
  },
  (t) => [check('message_counts_unread', sql`${t.unread} >= 0`)],
);

/** Between people, not conversations: who is blocked stays so under every product. */
export const chatBlocks = pgTable(
  'chat_blocks',
  {
    blockerId: uuid('blocker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: uuid('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.blockerId, t.blockedId] })],
);

/** Only people who changed something have a row. */
export const chatSettings = pgTable('chat_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  showsTyping: boolean('shows_typing').notNull().default(true),
  showsPresence: boolean('shows_presence').notNull().default(true),
});

/** A seller's, all in one row: they are few, and changed together. */
export const quickReplies = pgTable('quick_replies', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  replies: text().array().notNull(),
  version: integer().notNull().default(1),
});

/** The evidence is copied, so that it stays as it was reported. */
export const chatReports = pgTable(
  'chat_reports',
  {
    id: uuid().primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id),
    reporterId: uuid('reporter_id')
      .notNull()
      .references(() => users.id),
    reason: text({ enum: [...reportReasons] }).notNull(),
    details: text().notNull(),
    evidence: jsonb().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('chat_reports_newest_idx').on(t.createdAt),
    index('chat_reports_conversation_idx').on(t.conversationId),
  ],
);

export type ConversationRow = typeof conversations.$inferSelect;
export type MemberRow = typeof conversationMembers.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
