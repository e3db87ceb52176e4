import type { Logger } from '#platform/telemetry/log.ts';

/** `failure` is logged with the ID of each one that failed. `handle` returns false if there was nothing to do. */
interface Work {
  failure: string;
  handle: (id: string) => Promise<unknown>;
}

/** Handles each ID by itself, so that one that fails does not hold up the others. */
export async function oneByOne({ log }: { log: Logger }, ids: readonly string[], { failure, handle }: Work) {
  const result = { moved: 0, failed: 0 };
  for (const id of ids) {
    try {
      if ((await handle(id)) !== false) result.moved += 1;
    } catch (error) {
      result.failed += 1;
      log.error({ err: error, id }, failure);
    }
  }
  return result;
}
