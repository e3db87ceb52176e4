import type { Ctx } from '#platform/context.ts';
import { collectEvents } from './collect-events.ts';
import { deliverDue } from './deliver.ts';

const everyMs = 1_000;

/** Collects and delivers until nothing is left to do now. */
export async function runWebhooks(context: () => Ctx): Promise<void> {
  for (;;) {
    const [hasCollected, attempts] = [await collectEvents(context()), await deliverDue(context())];
    if (!hasCollected && attempts === 0) return;
  }
}

/** Looks for work every second, in each process. They share it by row locks. */
export function createWebhookWorker(context: () => Ctx) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let running: Promise<void> = Promise.resolve();

  function next(): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      running = runWebhooks(context)
        .catch((error: unknown) => context().log.warn({ err: error }, 'webhooks could not be delivered; trying again'))
        .finally(next);
    }, everyMs);
  }

  return {
    start: next,
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
