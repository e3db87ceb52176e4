import { setTimeout as delay } from 'node:timers/promises';
import type { InboxEvent } from '#platform/live/source.ts';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { EventLog } from './event-log.ts';
import type { Sequence } from './sequence.ts';

interface Fill {
  userId: string;
  sequence: Sequence;
  eventLog: EventLog;
  log: Log;
  metrics: Metrics;
  receive: (events: InboxEvent[]) => void;
  startAfresh: (head: number) => void;
  closed: () => boolean;
}

const firstPatienceMs = 100;
const longestPatienceMs = 2_000;

/** Reads what is known to be missing. One reader at a time; whatever it learns meanwhile keeps it going. */
export function createFill({
  userId,
  sequence,
  eventLog,
  log,
  metrics,
  receive,
  startAfresh,
  closed,
}: Fill): () => void {
  let filling = false;

  async function fill(): Promise<void> {
    let patience = firstPatienceMs;
    for (let after = sequence.missingAfter(); after !== null && !closed(); after = sequence.missingAfter()) {
      metrics.holes.inc();
      try {
        const page = await eventLog.read(userId, after);
        if (page.reset || page.head < after) startAfresh(page.head);
        else if (page.events.length === 0) break;
        else receive(page.events);
        patience = firstPatienceMs;
      } catch (error) {
        log.warn({ err: error }, 'a hole could not be read yet');
        await delay(patience);
        patience = Math.min(patience * 2, longestPatienceMs);
      }
    }
    // In the turn of the last look: whatever is learned from here on begins anew.
    filling = false;
  }

  return () => {
    if (filling || sequence.missingAfter() === null) return;
    filling = true;
    void fill();
  };
}
