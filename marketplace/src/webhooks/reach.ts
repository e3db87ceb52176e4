import { isGranted } from '@besesaka/schema/kernel/scopes.ts';
import { loggedAs, testEvent, type WebhookEvent, webhookEvent } from '@besesaka/schema/webhooks/events.ts';
import { and, arrayContained, eq, exists, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { oauthGrants } from '#accounts/tables.ts';
import { ScopeMissing } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, OutsideCtx, Viewer } from '#platform/context.ts';
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

/** An endpoint that an app made ends with its connection, also with one that was not renewed in time. */
export function isLasting({ db, now }: Pick<OutsideCtx, 'db' | 'now'>): SQL | undefined {
  const { grantId } = webhookEndpoints;
  const isOpen = and(eq(oauthGrants.id, grantId), gt(oauthGrants.endsAt, now));
  return or(isNull(grantId), exists(db.select().from(oauthGrants).where(isOpen)));
}

/**
 * The user's endpoints. A key reaches those whose events it may all read: by another address it would get the rest. An app
 * reaches those that its connection made: any other one that it led to its own server would outlive it.
 */
export function reachableEndpoints(ctx: Ctx): SQL | undefined {
  const viewer = requireViewer(ctx);
  const isOwn = and(eq(webhookEndpoints.userId, viewer.userId), isLasting(ctx));
  if (!viewer.scopes) return isOwn;
  const readable = readableEvents(viewer);
  if (readable.length === 0) return sql`false`;
  const isMade = viewer.isApp ? eq(webhookEndpoints.grantId, viewer.sessionId) : undefined;
  return and(isOwn, isMade, arrayContained(webhookEndpoints.events, readable));
}

/** Of the deliveries of an endpoint, also of events that it no longer has. */
export function reachableDeliveries(viewer: Viewer): SQL | undefined {
  return viewer.scopes && inArray(webhookDeliveries.type, [...readableEvents(viewer), testEvent]);
}
