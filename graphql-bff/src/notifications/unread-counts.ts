import type { EventEnvelope } from '@besesaka/schema/kernel/events.ts';
import { z } from 'zod';
import type { Context } from '#platform/context/context.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { selectedArguments } from '#platform/graphql/selected-arguments.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import type { Feed, InboxEvent, Listener } from '#platform/inbox/feed.ts';
import { live } from '#platform/live/field.ts';
import type { UnreadCount } from '#platform/module.ts';

type Counts = Readonly<Record<string, number>>;

const UnreadCounts = builder.objectRef<Counts>('UnreadCounts').implement({
  description: "The viewer's unread counts.",
});

/** Defines the unread counts that the modules provide. */
export function defineUnreadCounts(counts: readonly UnreadCount[]): void {
  for (const { name, description } of counts)
    builder.objectField(UnreadCounts, name, (t) => t.int({ description, resolve: (all) => all[name] ?? 0 }));

  builder.objectField(Viewer, 'unreadCounts', (t) =>
    t.field({
      type: UnreadCounts,
      nullable: true,
      extensions: callForEach,
      description: "The viewer's unread counts.",
      resolve: (_viewer, _args, ctx, info) => {
        const selected = counts.filter(({ name }) => selectedArguments(info, name) !== null);
        return readCounts(ctx, selected);
      },
    }),
  );

  builder.subscriptionField('unreadCounts', (t) =>
    t.field({
      type: UnreadCounts,
      description: "The viewer's unread counts: immediately, and after each change.",
      ...live<object, Counts>((_args, ctx, listener) => watchCounts(counts, ctx, listener)),
      resolve: (all) => all,
    }),
  );
}

/** Subscribes before it reads. A count from an event is at least as new as the one that is read. */
async function watchCounts(counts: readonly UnreadCount[], ctx: Context, listener: Listener<Counts>): Promise<Feed> {
  const viewer = await ctx.live.viewer();
  let latest: Counts | null = null;
  let sent: Counts = {};

  async function readAll(): Promise<void> {
    sent = {};
    const read = await readCounts(ctx, counts);
    latest = { ...read, ...sent };
    listener.next(latest);
  }

  const fail = (error: unknown) => listener.fail(error);
  const next = (event: InboxEvent) => {
    if ('reset' in event) return void readAll().catch(fail);
    const news = countsOf(event);
    if (news === null) return;
    sent = { ...sent, ...news };
    if (latest === null) return;
    latest = { ...latest, ...news };
    listener.next(latest);
  };
  const feed = await ctx.live.inbox(viewer, null, { next, fail }, isAny);
  try {
    await readAll();
  } catch (error) {
    feed.close();
    throw error;
  }
  return feed;
}

const isAny = (_event: InboxEvent): _event is InboxEvent => true;

const withUnread = z.object({ unread: z.record(z.string(), z.number()) });

/** The counts that an event contains; null if it has none. */
function countsOf({ payload }: EventEnvelope): Counts | null {
  return withUnread.safeParse(payload).data?.unread ?? null;
}

async function readCounts(ctx: Context, selected: readonly UnreadCount[]): Promise<Counts> {
  const read = await Promise.all(selected.map(async ({ name, read }) => [name, await read(ctx)] as const));
  return Object.fromEntries(read);
}
