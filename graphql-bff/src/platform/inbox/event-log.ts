import { cookieNames } from '@besesaka/schema/kernel/cookies.ts';
import { eventsAnswer, headsAnswer } from '@besesaka/schema/kernel/events.ts';
import { z } from 'zod';
import { get } from '#platform/calls.ts';
import type { InboxEvent } from '#platform/live/source.ts';
import type { Rest } from '#platform/rest.ts';
import { createRestSession } from '#platform/rest-session.ts';
import type { ReadEvent } from './read-event.ts';

export interface LogPage {
  events: InboxEvent[];
  head: number;
  /** The log does not reach back so far. */
  reset: boolean;
}

export type Heads = z.infer<typeof headsAnswer>;

/** The event log as the BFF reads it, with its own credential and for nobody in particular. */
export interface EventLog {
  read(userId: string, after: number): Promise<LogPage>;
  heads(users: string[], sessions: string[]): Promise<Heads>;
}

// Each event is read for itself: one that cannot be must not hide the others.
const readEvents = get('/api/events', eventsAnswer.extend({ events: z.array(z.unknown()) }));
const readHeads = {
  method: 'POST',
  path: '/api/events/heads',
  body: null,
  answer: headsAnswer,
  everybody: false,
} as const;

const pageSize = 500;

export function createEventLog(rest: Rest, readEvent: ReadEvent): EventLog {
  const options = { rest, cookieNames: cookieNames(false), checkAnswers: true, now: () => new Date(), mayRenew: false };
  const session = () => createRestSession({ ...options, identity: nobody() });

  async function read(user: string, after: number): Promise<LogPage> {
    const page = await session().call(readEvents, { query: { user, after, limit: pageSize } });
    // The log has no holes, so an event's place in the page is its number.
    const events = page.events.flatMap((raw, index) => readEvent(raw, after + 1 + index) ?? []);
    return { ...page, events };
  }

  return {
    read,
    heads: (users, sessions) => session().call(readHeads, { body: { users, sessions } }),
  };
}

function nobody() {
  const requestId = crypto.randomUUID();
  return { cookies: new Map(), authorization: null, requestId, address: null, userAgent: null };
}
