import type { InboxEvent } from './feed.ts';

/**
 * Puts a user's events in order: each number once, without gaps. It does no I/O; its user reads the events after
 * `missingAfter` from the log.
 */
export type Sequence = ReturnType<typeof createSequence>;

export function createSequence(start: number) {
  let position = start;
  let head = start;

  return {
    /** The number of the last event that was returned. */
    get position() {
      return position;
    },
    /** Accepts events as they arrive (late, twice, out of order) and returns those that are next. */
    take(events: InboxEvent[]): InboxEvent[] {
      return events.filter(({ seq }) => {
        head = Math.max(head, seq);
        if (seq !== position + 1) return false;
        position = seq;
        return true;
      });
    },
    /** Sets the known head of the log. */
    learn(known: number): void {
      head = Math.max(head, known);
    },
    /** The number to read the log after; null if nothing is missing. */
    missingAfter: () => (head > position ? position : null),
    /** Restarts, because the log no longer reaches back to the position. */
    reset(to: number): void {
      position = to;
      head = to;
    },
  };
}
