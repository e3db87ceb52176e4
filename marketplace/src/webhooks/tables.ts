import { deliveryState, endpointState, webhookEvent } from '@besesaka/schema/webhooks/events.ts';
import type { WebhookAttempt } from '@besesaka/schema/webhooks/operations.ts';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { column, table } from '#platform/personal-data/table.ts';

export const webhookEndpoints = table(
  'webhook_endpoints',
  { stored: 'until it or the account is deleted' },
  {
    id: column('no one; deleted', uuid().primaryKey()),
    userId: column(
      'no one; deleted',
      uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    name: column('owner; deleted', text().notNull()),
    url: column('owner; deleted', text().notNull()),
    /** The address that repeated the challenge of a test. */
    provenUrl: column('no one; deleted', text('proven_url')),
    events: column('owner; deleted', text({ enum: webhookEvent.values }).array().notNull()),
    state: column('owner; deleted', text({ enum: endpointState.values }).notNull()),
    /** Encrypted: see `sealed-secret.ts`. */
    sealedSecret: column('no one; deleted', text('sealed_secret').notNull()),
    /** Signs too until then, after a rotation. */
    previousSecret: column('no one; deleted', text('previous_secret')),
    previousUntil: column('no one; deleted', timestamp('previous_until', { withTimezone: true })),
    /** The last event of the user's log that was looked at. */
    afterSeq: column('no one; deleted', bigint('after_seq', { mode: 'number' }).notNull()),
    /** How long it takes to answer. Slow ones get fewer deliveries at a time. */
    latencyMs: column('no one; deleted', integer('latency_ms').notNull().default(0)),
    failingSince: column('owner; deleted', timestamp('failing_since', { withTimezone: true })),
    createdAt: column('owner; deleted', timestamp('created_at', { withTimezone: true }).notNull()),
  },
  (t) => [index('webhook_endpoints_user_idx').on(t.userId)],
);

export const webhookDeliveries = table(
  'webhook_deliveries',
  { prunedBy: 'webhooks.prune', after: '30 days', owner: { through: webhookEndpoints } },
  {
    id: column('no one; deleted', uuid().primaryKey()),
    endpointId: column(
      'no one; deleted',
      uuid('endpoint_id')
        .notNull()
        .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    ),
    /** Number of the event in the user's log; the order of deliveries. */
    seq: column('no one; deleted', bigint({ mode: 'number' }).notNull()),
    type: column('owner; deleted', text().notNull()),
    /** What the event is about, such as one order. Its events go out one after the other. */
    subject: column('no one; deleted', text().notNull()),
    body: column('owner; deleted', text().notNull()),
    state: column('owner; deleted', text({ enum: deliveryState.values }).notNull()),
    attempts: column('owner; deleted', integer().notNull().default(0)),
    /** Failures since it was queued; they decide the next pause. */
    failures: column('no one; deleted', integer().notNull().default(0)),
    history: column('owner; deleted', jsonb().$type<WebhookAttempt[]>().notNull().default([])),
    dueAt: column('no one; deleted', timestamp('due_at', { withTimezone: true }).notNull()),
    /** A process sends it until then; afterwards another may. */
    claimedUntil: column('no one; deleted', timestamp('claimed_until', { withTimezone: true })),
    status: column('owner; deleted', integer()),
    problem: column('owner; deleted', text()),
    answer: column('owner; deleted', text().notNull().default('')),
    tookMs: column('owner; deleted', integer('took_ms')),
    createdAt: column('owner; deleted', timestamp('created_at', { withTimezone: true }).notNull()),
  },
  (t) => [
    index('webhook_deliveries_endpoint_idx').on(t.endpointId, t.seq),
    index('webhook_deliveries_waiting_idx').on(t.endpointId, t.seq).where(sql`state = 'waiting'`),
    index('webhook_deliveries_subject_idx').on(t.endpointId, t.subject, t.seq).where(sql`state = 'waiting'`),
    index('webhook_deliveries_created_idx').on(t.createdAt),
  ],
);

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
