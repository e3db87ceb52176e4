import { z } from 'zod';
import type { NeededScope } from './scopes.ts';

/** Envelope of every logged event on its way from the log to a screen. */
export const eventEnvelope = z.object({
  seq: z.number().int().positive(),
  type: z.string(),
  /** Version of the payload. Events logged before versions existed have version 1. */
  version: z.number().int().positive().default(1),
  payload: z.unknown(),
  at: z.iso.datetime(),
});

export type EventEnvelope = z.infer<typeof eventEnvelope>;

/**
 * A kind of logged event: its name and the shape of its payload. The log keeps events for weeks, and two releases run
 * side by side during a deployment. A payload that changes its shape or meaning therefore gets the next version; a
 * reader that meets an unknown version reads the current state again.
 */
export interface EventKind<P extends z.ZodType = z.ZodType> {
  type: string;
  /** The scope with which an API key receives it. */
  scope: NeededScope;
  payload: P;
  version: number;
}

export function eventKind<T extends string, P extends z.ZodType>(type: T, scope: NeededScope, payload: P, version = 1) {
  return { type, scope, payload, version } as const;
}

/** Bus channels. A user's channel carries logged events; the others carry the current state only. */
export const channels = {
  user: (userId: string) => `user:${userId}`,
  product: (productId: string) => `product:${productId}`,
  /** Keyed by the slug, which stays the same when a shop is renamed. */
  shop: (slug: string) => `shop:${slug}`,
  /** Typing signals of a conversation. */
  typing: (conversationId: string) => `typing:${conversationId}`,
  /** A user came online, went offline or changed who may see it. */
  presence: (userId: string) => `presence:${userId}`,
  /**
   * The plans on offer. Each service publishes them at start, because a new release or new settings may change them.
   */
  planConfig: 'plans:config',
  /** Ids of ended sessions, for the services that check API keys or hold sockets. */
  endedSessions: 'sessions:ended',
  /** An admin changed a setting, and every service reads them again. */
  settings: 'settings:changed',
} as const;

/**
 * Message on `user:<id>`. It wakes the reader up and includes the events, so nothing must be read when none is
 * missing.
 */
export const userWakeUp = z.object({ events: z.array(z.unknown()) });

export const eventsQuery = z.object({
  user: z.uuid(),
  after: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(1000).default(500),
});

/** `reset` means that events after `after` have been pruned: the reader must start again from `head`. */
export const eventsAnswer = z.object({
  events: z.array(eventEnvelope),
  head: z.number().int().min(0),
  reset: z.boolean(),
});

export const headsInput = z.object({
  users: z.array(z.uuid()).max(10_000),
  sessions: z.array(z.uuid()).max(10_000),
});

export const headsAnswer = z.object({
  heads: z.record(z.string(), z.number().int().min(0)),
  ended: z.array(z.uuid()),
});
