import { CallerGone } from '#platform/base/errors.ts';

/** Nobody waits for the answer any more: what was begun for them is stopped, so that it holds no locks and no connection. */
export function watchCaller(gone: AbortSignal, stop: () => Promise<unknown>) {
  let stopping: Promise<unknown> | null = null;
  const onGone = () => {
    stopping = stop().catch(() => {});
  };
  if (gone.aborted) throw new CallerGone();
  gone.addEventListener('abort', onGone, { once: true });
  return {
    /** From here on nothing is stopped any more; where that had begun, waits for it, so that it meets nobody else. */
    async end(): Promise<void> {
      gone.removeEventListener('abort', onGone);
      await stopping;
    },
  };
}
