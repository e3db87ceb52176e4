import type { Ctx } from '#platform/context.ts';
import { collectEvents } from './collect-events.ts';
import { deliverDue } from './deliver.ts';

/** Collects and delivers until nothing is left to do now. */
export async function runWebhooks(context: () => Ctx): Promise<void> {
  for (;;) {
    const [hasCollected, attempts] = [await collectEvents(context()), await deliverDue(context())];
    if (!hasCollected && attempts === 0) return;
  }
}
