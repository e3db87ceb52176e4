import type { EventKind } from '@besesaka/schema/kernel/events.ts';
import type { z } from 'zod';
import type { JobKind, PendingJob } from './jobs.ts';
import type { Notice, NoticeRead } from './notify.ts';

/** The effects of a transaction. They are only collected here; `inTransaction` writes them at its end. */
export interface Effects {
  /** Appends an event to the user's log. */
  emit<K extends EventKind>(userId: string, kind: K, payload: z.input<K['payload']>): void;
  /** Runs a job after the commit, and retries it if it fails. */
  enqueue<P extends object>(kind: JobKind<P>, payload: P, options?: { startAfter?: Date }): void;
  /** Writes a notification, or marks one as read. */
  notify(notice: Notice | NoticeRead): void;
  /**
   * Publishes on a channel that belongs to no user, after the commit. It is not logged, so subscribers read the current
   * state first.
   */
  broadcast(channel: string, payload: unknown): void;
  /** Adds what a part of the transaction collected by itself. */
  add(part: CollectedEffects): void;
}

export interface PendingEvent {
  userId: string;
  type: string;
  version: number;
  payload: unknown;
}

export interface Broadcast {
  channel: string;
  message: string;
}

export interface CollectedEffects {
  events: PendingEvent[];
  jobs: PendingJob[];
  notices: (Notice | NoticeRead)[];
  broadcasts: Broadcast[];
}

export function collectEffects(): { effects: Effects; collected: CollectedEffects } {
  const collected: CollectedEffects = { events: [], jobs: [], notices: [], broadcasts: [] };
  const effects: Effects = {
    emit: (userId, { type, version, payload: schema }, payload) => {
      collected.events.push({ userId, type, version, payload: schema.parse(payload) });
    },
    enqueue: ({ name }, data, options = {}) => {
      collected.jobs.push({ name, data, ...options });
    },
    notify: (notice) => {
      collected.notices.push(notice);
    },
    broadcast: (channel, payload) => {
      collected.broadcasts.push({ channel, message: JSON.stringify(payload) });
    },
    add: ({ events, jobs, notices, broadcasts }) => {
      collected.events.push(...events);
      collected.jobs.push(...jobs);
      collected.notices.push(...notices);
      collected.broadcasts.push(...broadcasts);
    },
  };
  return { effects, collected };
}
