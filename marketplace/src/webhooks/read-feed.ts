import { webhookLimits as limits } from '@besesaka/schema/webhooks/limits.ts';
import type { WebhookFeed } from '@besesaka/schema/webhooks/operations.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { readEvents } from '#platform/events/read-events.ts';
import { webhooksOf } from './collect-events.ts';
import { readableEvents } from './reach.ts';

/** For a program that forwards events to where we cannot send them, such as a developer's own machine. */
export async function readFeed({
  ctx,
  input: { after_seq: after },
}: {
  ctx: Ctx;
  input: { after_seq: number };
}): Promise<WebhookFeed> {
  const viewer = requireViewer(ctx);
  const kinds = readableEvents(viewer);
  const query = { user: viewer.userId, after, limit: limits.eventsPerRead };
  const { events, head } = await readEvents({ ctx, input: query });
  const webhooks = webhooksOf(ctx, events, kinds).map(({ id, type, body }) => ({ id, type, body }));
  // As for endpoints: a log that no longer has these events continues at its head.
  return { events: webhooks, kinds, after: events.at(-1)?.seq ?? head };
}
