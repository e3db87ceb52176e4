import { setTimeout as delay } from 'node:timers/promises';
import { RefusedError, ValidationError } from '#platform/errors/errors.ts';
import type { LogPage } from './event-log.ts';

/** A reader that has not seen all events of the log yet. */
interface LogReader {
  /** The last number seen; null when nothing is missing or the reader has stopped. */
  after(): number | null;
  read(after: number): Promise<LogPage>;
  take(page: LogPage): void | Promise<void>;
  /** The log was unreachable; the read is retried later. */
  failed(error: unknown): void;
  /** The log refused for good. */
  refused(error: unknown): void;
}

const firstPatienceMs = 100;
const longestPatienceMs = 2_000;

/** Reads page by page, and retries while the log is unreachable. */
export async function readOn({ after, read, take, failed, refused }: LogReader): Promise<void> {
  let retryMs = firstPatienceMs;
  for (let from = after(); from !== null; from = after()) {
    try {
      await take(await read(from));
      retryMs = firstPatienceMs;
    } catch (error) {
      if (isFinal(error)) return refused(error);
      failed(error);
      await delay(retryMs);
      retryMs = Math.min(retryMs * 2, longestPatienceMs);
    }
  }
}

function isFinal(error: unknown): boolean {
  if (error instanceof RefusedError) return error.code !== 'UNAUTHENTICATED' && error.code !== 'RATE_LIMITED';
  return error instanceof ValidationError;
}

/** A page costs a database statement, however few events it has. */
const pageCost = 20;

export interface ReplayRule {
  /** The number of events that a user can replay at once, */
  burst: number;
  /** and per second after that. */
  perSecond: number;
}

/** More than a user's tabs need. Beyond it only that user waits. */
export const usualReplay: ReplayRule = { burst: 5_000, perSecond: 100 };

/** The replay budget shared by all streams of one user; beyond it they all wait. */
export class ReplayBudget {
  readonly #rule: ReplayRule;
  #left: number;
  #at = performance.now();

  constructor(rule: ReplayRule) {
    this.#rule = rule;
    this.#left = rule.burst;
  }

  /** Settles when the page may be sent. Later callers also wait for the debt. */
  async spend(events: number): Promise<void> {
    const { burst, perSecond } = this.#rule;
    const now = performance.now();
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond) - (pageCost + events);
    this.#at = now;
    const owed = -this.#left;
    if (owed > 0) await new Promise((done) => setTimeout(done, (owed / perSecond) * 1000));
  }
}
