import { notificationAdded, notificationsRead } from '@besesaka/schema/notifications/events.ts';
import type { unreadCounts } from '@besesaka/schema/notifications/resources.ts';
import type { z } from 'zod';
import { builder } from '#platform/builder.ts';
import type { Context } from '#platform/context.ts';
import { orNull } from '#platform/errors.ts';
import { payloadOf } from '#platform/inbox-union.ts';
import { live } from '#platform/live/field.ts';
import type { Feed, InboxEvent, Listener } from '#platform/live/source.ts';
import { listNotifications } from './api.ts';

type Counts = z.infer<typeof unreadCounts>;

export const UnreadCounts = builder.objectRef<Counts>('UnreadCounts').implement({
  description: 'How much you have not read yet.',
  fields: (t) => ({
    notifications: t.exposeInt('notifications', { description: 'How many notifications.' }),
  }),
});

builder.queryField('unreadCounts', (t) =>
  t.field({
    type: UnreadCounts,
    nullable: true,
    description: 'How much you have not read yet; null for visitors.',
    resolve: (_root, _args, ctx) => orNull('UNAUTHENTICATED', readCounts(ctx)),
  }),
);

builder.subscriptionField('unreadCounts', (t) =>
  t.field({
    type: UnreadCounts,
    description: 'How much you have not read, at once and after each change.',
    ...live<object, Counts>((_args, ctx, listener) => watchCounts(ctx, listener)),
    resolve: (counts) => counts,
  }),
);

/** Listens first and reads then; what an event has said meanwhile is at least as new as what is read. */
async function watchCounts(ctx: Context, listener: Listener<Counts>): Promise<Feed> {
  const { userId } = await ctx.live.viewer();
  let told = false;
  const tell = (counts: Counts) => {
    told = true;
    listener.next(counts);
  };
  const next = (event: InboxEvent) => {
    const counts = countsOf(event);
    if (counts) tell(counts);
    else if ('reset' in event) void readCounts(ctx).then(tell, listener.fail);
  };
  const feed = await ctx.live.inbox(userId, null, { ...listener, next });
  try {
    const counts = await readCounts(ctx);
    if (!told) tell(counts);
  } catch (error) {
    feed.close();
    throw error;
  }
  return feed;
}

function countsOf(event: InboxEvent): Counts | null {
  if ('reset' in event) return null;
  if (event.type === notificationAdded.type) return payloadOf(notificationAdded, event).unread;
  return event.type === notificationsRead.type ? payloadOf(notificationsRead, event).unread : null;
}

/** Every page of the list carries them; the smallest one does. */
async function readCounts(ctx: Context): Promise<Counts> {
  return (await ctx.rest.call(listNotifications, { query: { page_size: 1 } })).unread;
}
