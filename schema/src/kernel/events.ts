import { z } from 'zod';

/** What every logged event looks like on its way from the log to a screen. */
export const eventEnvelope = z.object({
  seq: z.number().int().positive(),
  type: z.string(),
  /** Of the payload. Whoever logged an event before versions were told meant the first. */
  version: z.number().int().positive().default(1),
  payload: z.unknown(),
  at: z.iso.datetime(),
});

export type EventEnvelope = z.infer<typeof eventEnvelope>;

/**
 * A kind of logged event: its name and the shape of its payload. The log lives for weeks and two releases run side by side
 * while one replaces the other: a payload that changes its shape or meaning gets the next version. Whoever meets another one
 * reads what it is about afresh.
 */
export interface EventKind<P extends z.ZodType = z.ZodType> {
  type: string;
  payload: P;
  version: number;
}

export function eventKind<T extends string, P extends z.ZodType>(type: T, payload: P, version = 1) {
  return { type, payload, version } as const;
}

/** Bus channels. A person's channel carries logged events; the others carry the current state only. */
export const channels = {
  user: (userId: string) => `user:${userId}`,
  product: (productId: string) => `product:${productId}`,
  /** By its slug, which stays whatever the shop is called. */
  shop: (slug: string) => `shop:${slug}`,
  /** Who writes in a conversation at the moment. */
  typing: (conversationId: string) => `typing:${conversationId}`,
  /** A person came, left, or shows it no more. */
  presence: (userId: string) => `presence:${userId}`,
  /** What public pages show and has changed, for the servers that cache them. */
  pages: 'pages:changed',
  /** What sellers can pay for, told by each service that starts: it may have come with other settings. */
  planConfig: 'plans:config',
  /** Every ended session's id, for the services that check access tokens, and those that hold its sockets. */
  endedSessions: 'sessions:ended',
} as const;

/** What `user:<id>` carries: a wake-up that already holds the events, so that nothing need be read when none is missing. */
export const userWakeUp = z.object({ events: z.array(z.unknown()) });

export const eventsQuery = z.object({
  user: z.uuid(),
  after: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(1000).default(500),
});

/** `reset` says that events after `after` are no longer kept: the reader must start afresh from `head`. */
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
