import { CallerGone } from '#platform/base/errors.ts';

/** Stops the work when its caller disconnects, so that it holds no locks and no connection. */
export function watchCaller(gone: AbortSignal, stop: () => Promise<unknown>) {
  let stopping: Promise<unknown> | null = null;
  const onGone = () => {
    stopping = stop().catch(() => {});
  };
  if (gone.aborted) throw new CallerGone();
  gone.addEventListener('abort', onGone, { once: true });
  return {
    /**
     * From here on nothing is stopped. If a cancellation is in progress this waits for it, so that it cannot hit
     * another query.
     */
    async end(): Promise<void> {
      gone.removeEventListener('abort', onGone);
      await stopping;
    },
  };
}
