import { readPartner } from '@besesaka/schema/chat/member-operations.ts';
import { presenceState } from '@besesaka/schema/chat/resources.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import type { Context } from '#platform/context/context.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { Feed, Listener } from '#platform/inbox/feed.ts';
import type { PresenceState } from '#platform/inbox/live.ts';
import { live } from '#platform/live/field.ts';
import { existing } from './existing.ts';

interface PresenceValue extends PresenceState {
  personId: string;
}

const Presence = builder.objectRef<PresenceValue>('Presence').implement({
  description: 'Whether somebody you talk to is here; nothing of those who do not show it.',
  fields: (t) => ({
    personId: t.exposeID('personId', { description: 'Who it is.' }),
    isOnline: t.exposeBoolean('isOnline', { description: 'Whether they are here at the moment.' }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When they were here last, for a week; null while they are here.',
    }),
  }),
});

builder.subscriptionField('presence', (t) =>
  t.field({
    type: Presence,
    description: 'Whether somebody you share a conversation with is here, at once and after each change.',
    args: { personId: t.arg.id({ required: true, description: 'Identifies the account, as `ChatPartner` has it.' }) },
    ...live<{ personId: string }, PresenceValue>(({ personId }, ctx, listener) =>
      watchPresence(ctx, personId, listener),
    ),
    resolve: (presence) => presence,
  }),
);

const hidden: PresenceState = { isOnline: false, lastSeenAt: null };

/** Whoever falls silent says nothing, so it also looks by itself. */
async function watchPresence(ctx: Context, personId: string, listener: Listener<PresenceValue>): Promise<Feed> {
  await ctx.live.viewer();
  let isShown = await readIsShown(ctx, personId);
  let told = '';
  let looking: Promise<void> = Promise.resolve();

  async function look(asksAgain: boolean): Promise<void> {
    if (asksAgain) isShown = await readIsShown(ctx, personId);
    const state = isShown ? await ctx.live.presence.stateOf(personId) : hidden;
    const shown = state ?? (told === '' ? hidden : null);
    if (shown === null || told === JSON.stringify(shown)) return;
    told = JSON.stringify(shown);
    listener.next({ personId, ...shown });
  }

  /** One after the other, so that an older look is never told behind a newer. */
  const lookInTurn = (asksAgain: boolean) => {
    looking = looking.then(() => look(asksAgain)).catch((error) => listener.fail(error));
  };
  const changed = () => lookInTurn(true);
  const feed = await ctx.live.channel(
    channels.presence(personId),
    presenceState,
    ({ only_here: onlyHere = false }) => lookInTurn(!onlyHere),
    changed,
  );
  // The answer above may be older than the first thing that the channel would have said.
  changed();
  const timer = setInterval(lookInTurn, ctx.live.presence.checkEveryMs, false);
  return {
    close() {
      clearInterval(timer);
      feed.close();
    },
  };
}

/** With means of its own each time: a feed lives longer than a request's budget of calls. */
async function readIsShown(ctx: Context, personId: string): Promise<boolean> {
  return (await ctx.rest.again().call(readPartner, { params: { id: existing(personId) } })).shows_presence;
}
