import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';
import * as operations from '@besesaka/schema/accounts/operations.ts';
import type { Me, SessionAnswer } from '@besesaka/schema/accounts/resources.ts';
import type { Context } from 'hono';
import type { BrowserCookies, EnteredSession } from '#accounts/logins/browser.ts';
import { logIn } from '#accounts/logins/log-in.ts';
import { clearSessionCookies, cookieIn, setDeviceCookie, setSessionCookies } from '#accounts/sessions/cookies.ts';
import { logOut } from '#accounts/sessions/log-out.ts';
import type { OpenedSession } from '#accounts/sessions/open-session.ts';
import { refreshSession, SessionReplaced } from '#accounts/sessions/refresh-session.ts';
import { Unauthenticated } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import type { HttpEnv } from '#platform/http/http-env.ts';
import { type Route, route } from '#platform/http/route.ts';
import { readMe } from './read-me.ts';
import { signUp } from './sign-up.ts';

function browserCookies(c: Context<HttpEnv>): BrowserCookies {
  return { oldRefresh: refreshCookie(c), device: cookieIn(c.req.raw.headers, 'device', c.get('ctx').config) };
}

function refreshCookie(c: Context<HttpEnv>): string | undefined {
  return cookieIn(c.req.raw.headers, 'refresh', c.get('ctx').config);
}

/** Adds tokens only if the client asked for them in the body. Tokens in cookies are never exposed to scripts. */
function withTokens({ answer, access, refresh }: OpenedSession): SessionAnswer {
  const expires_in = sessionLimits.accessMinutes * 60;
  return { ...answer, tokens: { access_token: access, refresh_token: refresh, expires_in } };
}

/** A program learns who its user is, but not where they live. */
async function readOwn(ctx: Ctx): Promise<Me> {
  const { userId, scopes } = requireViewer(ctx);
  const own = await readMe({ ctx, input: { userId } });
  if (!scopes) return own;
  const contact = { telephone_number: '', whatsapp_number: null, address: null, city: null, region: null };
  return { ...own, ...contact, gps_address: null, date_of_birth: null, gender: null };
}

export function accountRoutes(): Route[] {
  const opened = (c: Context<HttpEnv>, session: OpenedSession) => {
    setSessionCookies(c, session, c.get('ctx').config.secure);
    return session.answer;
  };
  const entered = (c: Context<HttpEnv>, session: EnteredSession) => {
    setDeviceCookie(c, session.device, c.get('ctx').config.secure);
    return opened(c, session);
  };
  return [
    route(operations.signUp, async ({ ctx, input, c }) =>
      entered(c, await signUp({ ctx, input: { ...input, ...browserCookies(c) } })),
    ),
    route(operations.logIn, async ({ ctx, input: { answers_tokens, ...who }, c }) => {
      if (answers_tokens)
        return withTokens(await logIn({ ctx, input: { ...who, oldRefresh: undefined, device: undefined } }));
      return entered(c, await logIn({ ctx, input: { ...who, ...browserCookies(c) } }));
    }),
    route(operations.logOut, async ({ ctx, c }) => {
      await logOut({ ctx, input: { refresh: refreshCookie(c) } });
      clearSessionCookies(c, ctx.config.secure);
      // The cache holds pictures of conversations for a day, and someone else may use the device next.
      c.header('clear-site-data', '"cache"');
      return { success: true as const };
    }),
    route(operations.refreshSession, async ({ ctx, c }) => {
      const session = await refreshSession({ ctx, input: { refresh: refreshCookie(c) } }).catch((error: unknown) => {
        const isOver = error instanceof Unauthenticated && !(error instanceof SessionReplaced);
        if (isOver) clearSessionCookies(c, ctx.config.secure);
        throw error;
      });
      return opened(c, session);
    }),
    route(operations.renewTokens, async ({ ctx, input }) =>
      withTokens(await refreshSession({ ctx, input: { refresh: input.refresh_token } })),
    ),
    route(operations.readMe, ({ ctx }) => readOwn(ctx)),
  ];
}
