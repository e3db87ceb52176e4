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
