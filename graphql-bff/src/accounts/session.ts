import { sessionStarted, suspensionChanged } from '@besesaka/schema/accounts/events.ts';
import { logIn, logOut, readMe, renewTokens, signUp } from '@besesaka/schema/accounts/operations.ts';
import type { SessionAnswer } from '@besesaka/schema/accounts/resources.ts';
import { type Context, forgetReads, primeReads } from '#platform/context/context.ts';
import { inboxEvent } from '#platform/contract/inbox-event.ts';
import { customMutation, mutation } from '#platform/contract/mutation.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import { liveKind } from '#platform/live/inbox-types.ts';
import { User } from './user.ts';

/** The response sets the session's cookies, or its tokens are in the payload. */
const newSession = { viewer: Viewer, user: User, tokens: 'tokens' } as const;

customMutation(signUp, newSession, {
  run: async ({ body }, ctx) => {
    const session = await ctx.rest.call(signUp, { body });
    begin(ctx, session);
    return { viewer: {}, user: session.user, tokens: null };
  },
});

customMutation(logIn, newSession, {
  description: 'Start a session: with cookies for browsers, with tokens for API clients.',
  run: async ({ body }, ctx) => {
    const session = await ctx.rest.call(logIn, { body, anonymous: body.answers_tokens === true });
    const { tokens = null } = session;
    if (tokens) ctx.rest.continueAs(tokens.access_token);
    begin(ctx, session);
    return { viewer: {}, user: session.user, tokens };
  },
});

customMutation(
  renewTokens,
  { tokens: 'tokens' },
  {
    description: 'Exchange a refresh token for new tokens. Cookies are ignored.',
    run: async ({ body }, ctx) => ({ tokens: (await ctx.rest.call(renewTokens, { body, anonymous: true })).tokens }),
  },
);

mutation(logOut, {}, { after: forgetReads });

/** The same request may have read data as another user before. */
function begin(ctx: Context, { user }: SessionAnswer): void {
  forgetReads(ctx);
  primeReads(ctx, readMe, {}, user);
}

export const SessionStarted = inboxEvent(sessionStarted, { without: ['started_at'] });

builder.subscriptionField('sessionStarted', (t) =>
  t.field({
    description: "Logins to the viewer's account on other devices.",
    ...liveKind(SessionStarted, { accepts: (started, { sessionId }) => started.session_id !== sessionId }),
  }),
);

export const SuspensionChanged = inboxEvent(suspensionChanged);

builder.subscriptionField('suspensionChanged', (t) =>
  t.field({
    description: "Changes of the viewer's suspension.",
    ...liveKind(SuspensionChanged),
  }),
);
