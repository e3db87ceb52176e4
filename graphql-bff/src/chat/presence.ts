import { readPartner } from '@besesaka/schema/chat/member-operations.ts';
import { presenceState } from '@besesaka/schema/chat/member-resources.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import type { Context } from '#platform/context/context.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { Feed, Listener } from '#platform/inbox/feed.ts';
import type { PresenceState } from '#platform/inbox/live.ts';
import { live } from '#platform/live/field.ts';
import { requireConversationId } from './read-conversation.ts';

interface PresenceValue extends PresenceState {
  userId: string;
}

const Presence = builder.objectRef<PresenceValue>('Presence').implement({
  description: 'Online status of a chat partner. Users who hide theirs always appear offline.',
  fields: (t) => ({
    userId: t.exposeID('userId', { description: 'ID of the user.' }),
    isOnline: t.exposeBoolean('isOnline', { description: 'Whether the user is online.' }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the user was last online, for a week; null while online, if hidden, or if longer ago.',
    }),
  }),
});

builder.subscriptionField('presence', (t) =>
  t.field({
    type: Presence,
    description: 'The current online status of a chat partner, then every change.',
    args: { userId: t.arg.id({ required: true, description: 'ID of the user, as in `ChatPartner`.' }) },
    ...live<{ userId: string }, PresenceValue>(({ userId }, ctx, listener) => watchPresence(ctx, userId, listener)),
    resolve: (presence) => presence,
  }),
);

const hidden: PresenceState = { isOnline: false, lastSeenAt: null };

/** A client that disappears sends no event, so this also polls. */
async function watchPresence(ctx: Context, userId: string, listener: Listener<PresenceValue>): Promise<Feed> {
  await ctx.live.viewer();
  let isShown = await readIsShown(ctx, userId);
  let lastSent = '';
  let sending: Promise<void> = Promise.resolve();

  async function sendState(rereadsSetting: boolean): Promise<void> {
    if (rereadsSetting) isShown = await readIsShown(ctx, userId);
    const state = isShown ? await ctx.live.presence.stateOf(userId) : hidden;
    const shown = state ?? (lastSent === '' ? hidden : null);
    if (shown === null || lastSent === JSON.stringify(shown)) return;
    lastSent = JSON.stringify(shown);
    listener.next({ userId, ...shown });
  }

  /** Checks run one after another, so that an older result never follows a newer one. */
  const sendStateInTurn = (rereadsSetting: boolean) => {
    sending = sending.then(() => sendState(rereadsSetting)).catch((error) => listener.fail(error));
  };
  const changed = () => sendStateInTurn(true);
  const feed = await ctx.live.channel(
    channels.presence(userId),
    presenceState,
    ({ only_here: onlyHere = false }) => sendStateInTurn(!onlyHere),
    changed,
  );
  // The first read may be older than the first message of the channel.
  changed();
  const timer = setInterval(sendStateInTurn, ctx.live.presence.checkEveryMs, false);
  return {
    close() {
      clearInterval(timer);
      feed.close();
    },
  };
}

/** Uses a fresh call budget each time, because a feed lives longer than a request. */
async function readIsShown(ctx: Context, userId: string): Promise<boolean> {
  return (await ctx.rest.again().call(readPartner, { params: { id: requireConversationId(userId) } })).shows_presence;
}
