import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '#platform/log.ts';
import type { LogPage } from './event-log.ts';

/** Somebody who has not yet seen all that the log is known to hold. */
interface Behind {
  /** The last number seen; null when nothing is missing any more, or nobody is interested. */
  after(): number | null;
  read(after: number): Promise<LogPage>;
  take(page: LogPage): void | Promise<void>;
}

const firstPatienceMs = 100;
const longestPatienceMs = 2_000;

/** Reads page by page, and goes on while the log cannot be reached. */
export async function readOn({ after, read, take }: Behind, log: Log): Promise<void> {
  let patience = firstPatienceMs;
  for (let from = after(); from !== null; from = after()) {
    try {
      await take(await read(from));
      patience = firstPatienceMs;
    } catch (error) {
      log.warn({ err: error }, 'the event log could not be read yet');
      await delay(patience);
      patience = Math.min(patience * 2, longestPatienceMs);
    }
  }
}
