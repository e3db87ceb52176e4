import type { InboxEvent } from '#platform/live/source.ts';

/**
 * Puts a person's events in order: each number once, none left out. It knows nothing of networks;
 * whoever feeds it reads what `missingAfter` names from the log.
 */
export interface Sequence {
  /** Number of the last event that was given out. */
  readonly position: number;
  /** Takes events as they come (late, twice, out of order) and returns those whose turn it is. */
  take(events: InboxEvent[]): InboxEvent[];
  /** The log is known to reach this far. */
  learn(head: number): void;
  /** Read the log after this number; null when nothing is known to be missing. */
  missingAfter(): number | null;
  /** Start afresh: the log no longer reaches back to the position. */
  reset(position: number): void;
}

export function createSequence(start: number): Sequence {
  let position = start;
  let head = start;
  const early = new Map<number, InboxEvent>();

  function take(events: InboxEvent[]): InboxEvent[] {
    for (const event of events) {
      if (event.seq <= position) continue;
      early.set(event.seq, event);
      head = Math.max(head, event.seq);
    }
    const due: InboxEvent[] = [];
    for (let next = early.get(position + 1); next; next = early.get(position + 1)) {
      early.delete(next.seq);
      position = next.seq;
      due.push(next);
    }
    return due;
  }

  return {
    get position() {
      return position;
    },
    take,
    learn(known) {
      head = Math.max(head, known);
    },
    missingAfter: () => (head > position ? position : null),
    reset(to) {
      position = to;
      head = to;
      early.clear();
    },
  };
}
