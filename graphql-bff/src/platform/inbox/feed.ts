import type { EventEnvelope } from '@besesaka/schema/kernel/events.ts';
import type { Scope } from '@besesaka/schema/kernel/scopes.ts';

/** A running feed of one listener; `close` ends it. */
export interface Feed {
  close(): void;
}

/** A listener gets events in order. All listeners of an event get the same object. */
export interface Listener<E> {
  next(event: E): void;
  /** Settles when there is space for low-priority events; undefined if there is now. */
  room?(): Promise<void> | undefined;
  /** The feed cannot go on; the socket should end so that its client resumes. */
  fail(error: unknown): void;
}

/** An event of a user's inbox: a logged event, or a reset because the log no longer has the missed ones. */
export type InboxEvent = EventEnvelope | { reset: true; seq: number };

/** The user of a live connection, known only after the marketplace accepted the token. */
export interface Viewer {
  userId: string;
  /** The session, or the API key in its place. */
  sessionId: string;
  /** What an API key may read. A session may read everything. */
  scopes?: readonly Scope[];
}
