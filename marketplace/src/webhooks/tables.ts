import { deliveryState, endpointState, webhookEvent } from '@besesaka/schema/webhooks/events.ts';
import type { WebhookAttempt } from '@besesaka/schema/webhooks/operations.ts';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { oauthGrants, users } from '#accounts/tables.ts';
import { at, column, oneOf, ref, table } from '#platform/db/table.ts';

type StoredAttempt = Omit<WebhookAttempt, 'url' | 'headers' | 'answer'> & Partial<WebhookAttempt>;

export const webhookEndpoints = table('webhook_endpoints', 'no one; deleted', {
  id: uuid().primaryKey(),
  userId: ref(users.id, 'cascade').notNull(),
  /** The connection of the app that made it, which ends it. */
  grantId: ref(oauthGrants.id, 'cascade'),
  name: column('owner; deleted', text().notNull()),
  url: column('owner; deleted', text().notNull()),
  /** The address that repeated the challenge of a test. */
  provenUrl: text(),
  events: column('owner; deleted', oneOf(webhookEvent.values).array().notNull()),
  state: column('owner; deleted', oneOf(endpointState.values).notNull()),
  /** Encrypted: see `sealed-secret.ts`. */
  sealedSecret: text().notNull(),
  /** Signs too until then, after a rotation. */
  previousSecret: text(),
  previousUntil: at(),
  /** The last event of the user's log that was looked at. */
  afterSeq: bigint({ mode: 'number' }).notNull(),
  /** How long it takes to answer. Slow ones get fewer deliveries at a time. */
  latencyMs: integer().notNull().default(0),
  failingSince: column('owner; deleted', at()),
  createdAt: column('owner; deleted', at().notNull()),
}).rows({ stored: 'until it or the account is deleted' }, (t) => [
  index('webhook_endpoints_user_idx').on(t.userId),
  index('webhook_endpoints_grant_idx').on(t.grantId),
]);
export type EndpointRow = typeof webhookEndpoints.$inferSelect;

export const webhookDeliveries = table('webhook_deliveries', 'owner; deleted', {
  id: column('no one; deleted', uuid().primaryKey()),
  endpointId: column('no one; deleted', ref(webhookEndpoints.id, 'cascade').notNull()),
  /** Number of the event in the user's log; the order of deliveries. */
  seq: column('no one; deleted', bigint({ mode: 'number' }).notNull()),
  type: text().notNull(),
  /** What the event is about, such as one order. Its events go out one after the other. */
  subject: column('no one; deleted', text().notNull()),
  body: text().notNull(),
  state: oneOf(deliveryState.values).notNull(),
  attempts: integer().notNull().default(0),
  /** Failures since it was queued; they decide the next pause. */
  failures: column('no one; deleted', integer().notNull().default(0)),
  /** The last attempts. Those of an earlier release have no request and no answer. */
  history: jsonb().$type<StoredAttempt[]>().notNull().default([]),
  dueAt: column('no one; deleted', at().notNull()),
  /** A process sends it until then; afterwards another may. */
  claimedUntil: column('no one; deleted', at()),
  status: integer(),
  problem: text(),
  answer: text().notNull().default(''),
  tookMs: integer(),
  createdAt: at().notNull(),
  /** When it was last added to the queue; it waits for a limited time from then on. */
  queuedAt: column('no one; deleted', at().notNull().defaultNow()),
}).rows({ prunedBy: 'webhooks.prune', after: '30 days', owner: { through: webhookEndpoints } }, (t) => [
  index('webhook_deliveries_endpoint_idx').on(t.endpointId, t.seq),
  index('webhook_deliveries_newest_idx').on(t.endpointId, t.createdAt, t.id),
  index('webhook_deliveries_waiting_idx').on(t.endpointId, t.seq).where(sql`state = 'waiting'`),
  index('webhook_deliveries_subject_idx').on(t.endpointId, t.subject, t.seq).where(sql`state = 'waiting'`),
  index('webhook_deliveries_created_idx').on(t.createdAt),
]);
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
