import { eventsAnswer, headsAnswer } from '@besesaka/schema/kernel/events.ts';
import type { z } from 'zod';
import { get } from '#platform/calls.ts';
import type { Rest } from '#platform/rest.ts';
import { createRestSession } from '#platform/rest-session.ts';

export type LogPage = z.infer<typeof eventsAnswer>;
export type Heads = z.infer<typeof headsAnswer>;

/** The event log as the BFF reads it, with its own credential and for nobody in particular. */
export interface EventLog {
  read(userId: string, after: number): Promise<LogPage>;
  heads(users: string[], sessions: string[]): Promise<Heads>;
}

const readEvents = get('/api/events', eventsAnswer);
const readHeads = {
  method: 'POST',
  path: '/api/events/heads',
  body: null,
  answer: headsAnswer,
  everybody: false,
} as const;

const pageSize = 500;

export function createEventLog(rest: Rest, checkAnswers: boolean): EventLog {
  const session = () =>
    createRestSession({ rest, identity: nobody(), checkAnswers, now: () => new Date(), mayRenew: false });
  return {
    read: (user, after) => session().call(readEvents, { query: { user, after, limit: pageSize } }),
    heads: (users, sessions) => session().call(readHeads, { body: { users, sessions } }),
  };
}

function nobody() {
  const requestId = crypto.randomUUID();
  return { cookies: new Map(), authorization: null, requestId, forwardedFor: null, userAgent: null };
}
