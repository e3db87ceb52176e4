import { setTimeout as delay } from 'node:timers/promises';
import { cookieNames } from '@besesaka/schema/kernel/cookies.ts';
import { type EventKind, eventEnvelope, eventsAnswer } from '@besesaka/schema/kernel/events.ts';
import * as operations from '@besesaka/schema/kernel/operations/platform-operations.ts';
import { z } from 'zod';
import { identityOf } from '#platform/http/identity.ts';
import type { Rest } from '#platform/rest/rest.ts';
import { createRestSession } from '#platform/rest/rest-session.ts';
import type { Log } from '#platform/telemetry/log.ts';
import type { Metrics } from '#platform/telemetry/metrics.ts';
import type { InboxEvent } from './feed.ts';

export interface LogPage {
  events: InboxEvent[];
  head: number;
  /** The log no longer has these events, or is a different one. The page then has one reset event with the head's number. */
  reset: boolean;
}

interface EventLogDeps {
  rest: Rest;
  /** Null for kinds that no module knows. */
  kindOf: (type: string) => EventKind | null;
  log: Log;
  metrics: Metrics;
}

export type EventLog = ReturnType<typeof createEventLog>;

const numbered = eventEnvelope.pick({ seq: true });
// Each event is parsed separately, so that an invalid one does not hide the others.
const readEvents = { ...operations.readEvents, response: eventsAnswer.extend({ events: z.array(z.unknown()) }) };
// Called every two seconds for all connected users, so the body is not validated twice.
const readHeads = { ...operations.readHeads, body: undefined };
const limit = 500;
const hedgeAfterMs = 1_000;

/**
 * Hedges a slow or failed call with a second one, which may reach another marketplace, so that live updates do not wait for
 * the time limit of one call.
 */
async function hedged<A>(call: () => Promise<A>): Promise<A> {
  const done = new AbortController();
  const second = delay(hedgeAfterMs, undefined, { signal: done.signal }).then(call);
  try {
    return await Promise.any([call(), second]);
  } catch (error) {
    // An AggregateError says nothing about the cause.
    throw error instanceof AggregateError ? error.errors[0] : error;
  } finally {
    done.abort();
  }
}

/** The event log, read with the BFF's own credential instead of a user's. */
export function createEventLog({ rest, kindOf, log, metrics }: EventLogDeps) {
  const options = { rest, cookieNames: cookieNames(false), checkAnswers: true, now: () => new Date(), mayRenew: false };
  const session = () => createRestSession({ ...options, identity: identityOf(new Headers()) });

  function skipped(seq: number | undefined, { issues }: z.ZodError, about: object = {}): InboxEvent | null {
    metrics.unreadable.inc();
    const faults = issues.map(({ path, code }) => `${path.join('.')} ${code}`);
    log.error({ seq, ...about, faults }, 'an event could not be read');
    return seq === undefined ? null : { reset: true, seq };
  }

  /**
   * Parses an event on arrival, so that all later code can rely on its shape. An invalid one becomes a reset with its number,
   * so there is no gap and listeners reload their data. Null if its number is unknown.
   */
  function readEvent(raw: unknown, expected?: number): InboxEvent | null {
    const { data: envelope, error } = eventEnvelope.safeParse(raw);
    if (!envelope) return skipped(numbered.safeParse(raw).data?.seq ?? expected, error);
    const { type, version, seq } = envelope;
    const kind = kindOf(type);
    // A kind from a newer service, which this release cannot show.
    if (kind === null) return envelope;
    const read = kind.payload.safeParse(version === kind.version ? envelope.payload : undefined);
    return read.success ? { ...envelope, payload: read.data } : skipped(seq, read.error, { type, version });
  }

  return {
    readEvent,
    async read(user: string, after: number): Promise<LogPage> {
      const query = { user, after, limit };
      const { events, head, reset } = await hedged(() => session().call(readEvents, { query, alone: true }));
      if (reset || head < after) return { events: [{ reset: true, seq: head }], head, reset: true };
      // The log has no gaps, so an event's index in the page gives its number.
      return { events: events.flatMap((raw, index) => readEvent(raw, after + 1 + index) ?? []), head, reset };
    },
    heads: (users: string[], sessions: string[]) =>
      hedged(() => session().call(readHeads, { body: { users, sessions } })),
  };
}
