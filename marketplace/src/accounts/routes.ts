import { loginInput, signupInput } from '@besesaka/schema/accounts/inputs.ts';
import { loggedOut, me, sessionAnswer } from '@besesaka/schema/accounts/resources.ts';
import type { Context } from 'hono';
import type { BrowserCookies, EnteredSession } from '#accounts/logins/browser.ts';
import { logIn } from '#accounts/logins/log-in.ts';
import { clearSessionCookies, cookieIn, setDeviceCookie, setSessionCookies } from '#accounts/sessions/cookies.ts';
import { logOut } from '#accounts/sessions/log-out.ts';
import type { OpenedSession } from '#accounts/sessions/open-session.ts';
import { refreshSession } from '#accounts/sessions/refresh-session.ts';
import { Unauthenticated } from '#platform/errors.ts';
import { createRouter, type HttpEnv, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { readMe } from './read-me.ts';
import { signUp } from './sign-up.ts';

const tag = 'Accounts';

const signup = jsonRoute(
  {
    method: 'post',
    path: '/api/signup',
    tag,
    summary: 'Make an account and log in',
    answer: sessionAnswer,
    status: 201,
  },
  jsonBody(signupInput),
);
const login = jsonRoute(
  { method: 'post', path: '/api/login', tag, summary: 'Log in', answer: sessionAnswer },
  jsonBody(loginInput),
);
const logout = jsonRoute({ method: 'post', path: '/api/logout', tag, summary: 'Log out', answer: loggedOut });
const refresh = jsonRoute({
  method: 'post',
  path: '/api/auth/refresh',
  tag,
  summary: 'Exchange the refresh cookie for new cookies',
  answer: sessionAnswer,
});
const readOwn = jsonRoute({ method: 'get', path: '/api/me', tag, summary: 'The person logged in', answer: me });

function browserCookies(c: Context<HttpEnv>): BrowserCookies {
  return { over: refreshCookie(c), device: cookieIn(c.req.raw.headers, 'device', c.get('ctx').config) };
}

function refreshCookie(c: Context<HttpEnv>): string | undefined {
  return cookieIn(c.req.raw.headers, 'refresh', c.get('ctx').config);
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
    const input = { ...c.req.valid('json'), ...browserCookies(c) };
    return c.json(entered(c, await logIn({ ctx: c.get('ctx'), input })), 200);
  });
  router.openapi(logout, async (c) => {
    const ctx = c.get('ctx');
    await logOut({ ctx, input: { refresh: refreshCookie(c) } });
    clearSessionCookies(c, ctx.config.secure);
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
  router.openapi(readOwn, async (c) => {
    const ctx = c.get('ctx');
    return c.json(await readMe({ ctx, input: { userId: requireViewer(ctx).userId } }), 200);
  });
  return router;
}
