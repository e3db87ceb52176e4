import { setTimeout as delay } from 'node:timers/promises';
import { cookieNames } from '@besesaka/schema/kernel/cookies.ts';
import { type EventKind, eventEnvelope, eventsAnswer } from '@besesaka/schema/kernel/events.ts';
import * as operations from '@besesaka/schema/kernel/operations/platform-operations.ts';
import { z } from 'zod';
import { callerOf, identityOf } from '#platform/http/identity.ts';
import type { Rest } from '#platform/rest/rest.ts';
import { createRestSession } from '#platform/rest/rest-session.ts';
import type { Log } from '#platform/telemetry/log.ts';
import type { Metrics } from '#platform/telemetry/metrics.ts';
import type { InboxEvent } from './feed.ts';

export interface LogPage {
  events: InboxEvent[];
  head: number;
  /** The log does not reach back so far, or is another one: the one event says so, under the number of the head. */
  reset: boolean;
}

interface EventLogDeps {
  rest: Rest;
  /** Null for kinds that no room knows. */
  kindOf: (type: string) => EventKind | null;
  log: Log;
  metrics: Metrics;
}

export type EventLog = ReturnType<typeof createEventLog>;

const numbered = eventEnvelope.pick({ seq: true });
// Each event is read for itself: one that cannot be must not hide the others.
const readEvents = { ...operations.readEvents, response: eventsAnswer.extend({ events: z.array(z.unknown()) }) };
// Asked every two seconds for all who are connected, so the body is not checked twice.
const readHeads = { ...operations.readHeads, body: undefined };
const limit = 500;
const askAgainMs = 1_000;

/**
 * What one marketplace does not answer soon, or not at all, is asked a second time, which may be another one: whoever waits for
 * news should not wait for one call's time limit.
 */
async function soonest<A>(ask: () => Promise<A>): Promise<A> {
  const answered = new AbortController();
  const again = delay(askAgainMs, undefined, { signal: answered.signal }).then(ask);
  try {
    return await Promise.any([ask(), again]);
  } catch (error) {
    // That both failed says nothing of why.
    throw error instanceof AggregateError ? error.errors[0] : error;
  } finally {
    answered.abort();
  }
}

/** The event log as the BFF reads it, with its own credential and for nobody in particular. */
export function createEventLog({ rest, kindOf, log, metrics }: EventLogDeps) {
  const options = { rest, cookieNames: cookieNames(false), checkAnswers: true, now: () => new Date(), mayRenew: false };
  const session = () => createRestSession({ ...options, identity: identityOf(callerOf(new Headers())) });

  function skipped(seq: number | undefined, { issues }: z.ZodError, about: object = {}): InboxEvent | null {
    metrics.unreadable.inc();
    const faults = issues.map(({ path, code }) => `${path.join('.')} ${code}`);
    log.error({ seq, ...about, faults }, 'an event could not be read');
    return seq === undefined ? null : { reset: true, seq };
  }

  /**
   * Reads an event where it comes in, so that whatever stands behind may rely on its shape. One that cannot be read becomes a
   * reset under its own number: it leaves no hole, and whoever listens reads its data afresh. Null where no number is known.
   */
  function readEvent(raw: unknown, expected?: number): InboxEvent | null {
    const { data: envelope, error } = eventEnvelope.safeParse(raw);
    if (!envelope) return skipped(numbered.safeParse(raw).data?.seq ?? expected, error);
    const { type, version, seq } = envelope;
    const kind = kindOf(type);
    // A newer service's kind: nobody here has anything to show for it.
    if (kind === null) return envelope;
    const read = kind.payload.safeParse(version === kind.version ? envelope.payload : undefined);
    return read.success ? { ...envelope, payload: read.data } : skipped(seq, read.error, { type, version });
  }

  return {
    readEvent,
    async read(user: string, after: number): Promise<LogPage> {
      const query = { user, after, limit };
      const { events, head, reset } = await soonest(() => session().call(readEvents, { query, alone: true }));
      if (reset || head < after) return { events: [{ reset: true, seq: head }], head, reset: true };
      // The log has no holes, so an event's place in the page is its number.
      return { events: events.flatMap((raw, index) => readEvent(raw, after + 1 + index) ?? []), head, reset };
    },
    heads: (users: string[], sessions: string[]) =>
      soonest(() => session().call(readHeads, { body: { users, sessions } })),
  };
}
