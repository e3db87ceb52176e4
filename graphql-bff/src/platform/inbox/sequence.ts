import type { InboxEvent } from './feed.ts';

/**
 * Puts a person's events in order: each number once, none left out. It knows nothing of networks;
 * whoever feeds it reads what `missingAfter` names from the log.
 */
export type Sequence = ReturnType<typeof createSequence>;

export function createSequence(start: number) {
  let position = start;
  let head = start;

  return {
    /** Number of the last event that was given out. */
    get position() {
      return position;
    },
    /** Takes events as they come (late, twice, out of order) and returns those whose turn it is. */
    take(events: InboxEvent[]): InboxEvent[] {
      return events.filter(({ seq }) => {
        head = Math.max(head, seq);
        if (seq !== position + 1) return false;
        position = seq;
        return true;
      });
    },
    /** The log is known to reach this far. */
    learn(known: number): void {
      head = Math.max(head, known);
    },
    /** Read the log after this number; null when nothing is known to be missing. */
    missingAfter: () => (head > position ? position : null),
    /** Start afresh: the log no longer reaches back to the position. */
    reset(to: number): void {
      position = to;
      head = to;
    },
  };
}
