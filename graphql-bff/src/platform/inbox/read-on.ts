import { setTimeout as delay } from 'node:timers/promises';
import { RefusedError, ValidationError } from '#platform/errors/errors.ts';
import type { LogPage } from './event-log.ts';

/** Somebody who has not yet seen all that the log is known to hold. */
interface Behind {
  /** The last number seen; null when nothing is missing any more, or nobody is interested. */
  after(): number | null;
  read(after: number): Promise<LogPage>;
  take(page: LogPage): void | Promise<void>;
  /** The log could not be reached: it is asked again in a while. */
  failed(error: unknown): void;
  /** It refuses, and would again. */
  refused(error: unknown): void;
}

const firstPatienceMs = 100;
const longestPatienceMs = 2_000;

/** Reads page by page, and goes on while the log cannot be reached. */
export async function readOn({ after, read, take, failed, refused }: Behind): Promise<void> {
  let patience = firstPatienceMs;
  for (let from = after(); from !== null; from = after()) {
    try {
      await take(await read(from));
      patience = firstPatienceMs;
    } catch (error) {
      if (isFinal(error)) return refused(error);
      failed(error);
      await delay(patience);
      patience = Math.min(patience * 2, longestPatienceMs);
    }
  }
}

function isFinal(error: unknown): boolean {
  if (error instanceof RefusedError) return error.code !== 'UNAUTHENTICATED' && error.code !== 'RATE_LIMITED';
  return error instanceof ValidationError;
}
