import { isGranted } from '@besesaka/schema/kernel/scopes.ts';
import { loggedAs, testEvent, type WebhookEvent, webhookEvent } from '@besesaka/schema/webhooks/events.ts';
import { and, arrayContained, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { ScopeMissing } from '#platform/base/errors.ts';
import type { Viewer } from '#platform/context.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

/** The events that a viewer may read: all of the user, or those of an API key's scopes. */
export function readableEvents({ scopes }: Viewer): WebhookEvent[] {
  return webhookEvent.values.filter((event) => !scopes || isGranted(scopes, loggedAs[event].scope));
}

/** An endpoint passes events on, so a key may choose only what it may read. */
export function requireReadable(viewer: Viewer, events: readonly WebhookEvent[]): void {
  const readable = readableEvents(viewer);
  const hidden = events.find((event) => !readable.includes(event));
  if (hidden) throw new ScopeMissing(loggedAs[hidden].scope);
}

/** The user's endpoints. A key reaches those whose events it may all read: by another address it would get the rest. */
export function reachableEndpoints(viewer: Viewer): SQL | undefined {
  const isOwn = eq(webhookEndpoints.userId, viewer.userId);
  if (!viewer.scopes) return isOwn;
  const readable = readableEvents(viewer);
  return readable.length > 0 ? and(isOwn, arrayContained(webhookEndpoints.events, readable)) : sql`false`;
}

/** Of the deliveries of an endpoint, also of events that it no longer has. */
export function reachableDeliveries(viewer: Viewer): SQL | undefined {
  return viewer.scopes && inArray(webhookDeliveries.type, [...readableEvents(viewer), testEvent]);
}
