import { signupInput } from '@besesaka/schema/accounts/inputs.ts';
import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';
import { loggedOut, me, type SessionAnswer, sessionAnswer } from '@besesaka/schema/accounts/resources.ts';
import { renewTokensInput, tokenLoginInput } from '@besesaka/schema/accounts/tokens.ts';
import type { Context } from 'hono';
import type { BrowserCookies, EnteredSession } from '#accounts/logins/browser.ts';
import { logIn } from '#accounts/logins/log-in.ts';
import { clearSessionCookies, cookieIn, setDeviceCookie, setSessionCookies } from '#accounts/sessions/cookies.ts';
import { logOut } from '#accounts/sessions/log-out.ts';
import type { OpenedSession } from '#accounts/sessions/open-session.ts';
import { refreshSession } from '#accounts/sessions/refresh-session.ts';
import { Unauthenticated } from '#platform/errors.ts';
import type { HttpEnv } from '#platform/http/http-env.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { readMe } from './read-me.ts';
import { signUp } from './sign-up.ts';

const signup = jsonRoute(
  {
    method: 'post',
    path: '/api/signup',
    id: 'signUp',
    suspended: 'may',
    summary: 'Make an account and log in',
    refuses: ['EMAIL_TAKEN'],
    answer: sessionAnswer,
    status: 201,
  },
  jsonBody(signupInput),
);
const login = jsonRoute(
  {
    method: 'post',
    path: '/api/login',
    id: 'logIn',
    suspended: 'may',
    summary: 'Log in',
    refuses: ['WRONG_CREDENTIALS', 'CODE_NEEDED'],
    answer: sessionAnswer,
  },
  jsonBody(tokenLoginInput),
);
const logout = jsonRoute({
  method: 'post',
  path: '/api/logout',
  id: 'logOut',
  suspended: 'may',
  summary: 'Log out',
  answer: loggedOut,
});
const refresh = jsonRoute({
  method: 'post',
  path: '/api/auth/refresh',
  id: 'refreshSession',
  suspended: 'may',
  summary: 'Exchange the refresh cookie for new cookies',
  refuses: ['UNAUTHENTICATED'],
  answer: sessionAnswer,
});
const renewTokens = jsonRoute(
  {
    method: 'post',
    path: '/api/auth/tokens',
    id: 'renewTokens',
    suspended: 'may',
    summary: 'Exchange the refresh token of a program for new tokens',
    refuses: ['UNAUTHENTICATED'],
    answer: sessionAnswer,
  },
  jsonBody(renewTokensInput),
);
const readOwn = jsonRoute({
  method: 'get',
  path: '/api/me',
  id: 'readMe',
  summary: 'The person logged in',
  login: 'needed',
  answer: me,
});

function browserCookies(c: Context<HttpEnv>): BrowserCookies {
  return { over: refreshCookie(c), device: cookieIn(c.req.raw.headers, 'device', c.get('ctx').config) };
}

function refreshCookie(c: Context<HttpEnv>): string | undefined {
  return cookieIn(c.req.raw.headers, 'refresh', c.get('ctx').config);
}

/** Only ever of tokens that were asked for in a body: what a cookie held is never told. */
function withTokens({ answer, access, refresh }: OpenedSession): SessionAnswer {
  const expires_in = sessionLimits.accessMinutes * 60;
  return { ...answer, tokens: { access_token: access, refresh_token: refresh, expires_in } };
}

export function accountRoutes(): Router {
  const router = createRouter();
  const opened = (c: Context<HttpEnv>, session: OpenedSession) => {
    setSessionCookies(c, session, c.get('ctx').config.secure);
    return session.answer;
  };
  const entered = (c: Context<HttpEnv>, session: EnteredSession) => {
    setDeviceCookie(c, session.device, c.get('ctx').config.secure);
    return opened(c, session);
  };
  router.openapi(signup, async (c) => {
    const input = { ...c.req.valid('json'), ...browserCookies(c) };
    return c.json(entered(c, await signUp({ ctx: c.get('ctx'), input })), 201);
  });
  router.openapi(login, async (c) => {
    const { answers_tokens, ...who } = c.req.valid('json');
    const ctx = c.get('ctx');
    if (answers_tokens)
      return c.json(withTokens(await logIn({ ctx, input: { ...who, over: undefined, device: undefined } })), 200);
    return c.json(entered(c, await logIn({ ctx, input: { ...who, ...browserCookies(c) } })), 200);
  });
  router.openapi(logout, async (c) => {
    const ctx = c.get('ctx');
    await logOut({ ctx, input: { refresh: refreshCookie(c) } });
    clearSessionCookies(c, ctx.config.secure);
    // The pictures of conversations lie there for a day, and another person may use the device next.
    c.header('clear-site-data', '"cache"');
    return c.json({ success: true as const }, 200);
  });
  router.openapi(refresh, async (c) => {
    const ctx = c.get('ctx');
    const input = { refresh: refreshCookie(c) };
    const session = await refreshSession({ ctx, input }).catch((error: unknown) => {
      if (error instanceof Unauthenticated) clearSessionCookies(c, ctx.config.secure);
      throw error;
    });
    return c.json(opened(c, session), 200);
  });
  router.openapi(renewTokens, async (c) => {
    const { refresh_token } = c.req.valid('json');
    return c.json(withTokens(await refreshSession({ ctx: c.get('ctx'), input: { refresh: refresh_token } })), 200);
  });
  router.openapi(readOwn, async (c) => {
    const ctx = c.get('ctx');
    return c.json(await readMe({ ctx, input: { userId: requireViewer(ctx).userId } }), 200);
  });
  return router;
}
