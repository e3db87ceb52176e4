import type { EventEnvelope } from '@besesaka/schema/kernel/events.ts';

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
