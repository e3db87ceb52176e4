import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { OpenedSession } from './open-session.ts';

type SessionCookie = 'access' | 'refresh';

export function cookieIn(headers: Headers, name: SessionCookie): string | undefined {
  return parse(headers.get('cookie') ?? '', name)[name];
}

/** Scripts never see them, other sites never send them with a write, and on https they travel encrypted only. */
function attributes(secure: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
}

export function setSessionCookies(c: Context, { access, refresh }: OpenedSession, secure: boolean): void {
  setCookie(c, 'access', access, { ...attributes(secure), maxAge: sessionLimits.accessMinutes * 60 });
  setCookie(c, 'refresh', refresh, { ...attributes(secure), maxAge: sessionLimits.refreshDays * 24 * 60 * 60 });
}

export function clearSessionCookies(c: Context, secure: boolean): void {
  deleteCookie(c, 'access', attributes(secure));
  deleteCookie(c, 'refresh', attributes(secure));
}
