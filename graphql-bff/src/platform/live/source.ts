import type { EventEnvelope } from '@besesaka/schema/kernel/events.ts';
import type { z } from 'zod';
import type { Presence } from './presence.ts';

/** A running feed of one listener; `close` ends it. */
export interface Feed {
  close(): void;
}

/** Events reach a listener in order; the same object reaches all listeners of the same fact. */
export interface Listener<E> {
  next(event: E): void;
  /** Settled when there is room for what can wait; undefined when there is now. */
  room?(): Promise<void> | undefined;
  /** The feed cannot go on; the socket should end so that its client resumes. */
  fail(error: unknown): void;
}

/** What a person's inbox says: logged events in order, or that the log does not reach back far enough. */
export type InboxEvent = EventEnvelope | { reset: true; seq: number };

/** The person behind a live connection, known only after the marketplace took the token. */
export interface Viewer {
  userId: string;
  sessionId: string;
}

/** What rooms may watch. */
export interface Live {
  /** Who is connected; throws a refusal where nobody is logged in. */
  viewer(): Promise<Viewer>;
  /** Of the events after the given number, those that `accepts` takes. */
  inbox<E extends InboxEvent>(
    userId: string,
    after: number | null,
    listener: Listener<E>,
    accepts: (event: InboxEvent) => event is E,
  ): Promise<Feed>;
  /** Who is connected, here or at another process; who may know it is the room's matter. */
  presence: Pick<Presence, 'stateOf' | 'checkEveryMs'>;
  /** The newest number in the log of the request's person; null for visitors. */
  ownHead(): Promise<number | null>;
  /** A bus channel of current states: each message is read once, and `missed` is called when some may be lost. */
  channel<E>(name: string, shape: z.ZodType<E>, listener: (state: E) => void, missed: () => void): Promise<Feed>;
}
