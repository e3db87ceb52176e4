import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';
import { type CookieNames, cookieNames } from '@besesaka/schema/kernel/cookies.ts';
import { type RoleHint, roleHint } from '@besesaka/schema/kernel/hints.ts';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { OpenedSession } from './open-session.ts';

export function cookieIn(
  headers: Headers,
  cookie: keyof CookieNames,
  { secure }: { secure: boolean },
): string | undefined {
  const name = cookieNames(secure)[cookie];
  return parse(headers.get('cookie') ?? '', name)[name];
}

/** Scripts cannot read them, other sites cannot send them with a write, and on https they are only sent encrypted. */
function attributes(secure: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
}

/** The hint authenticates nothing, and the screens must read it before their first paint. */
function hintAttributes(secure: boolean) {
  return { ...attributes(secure), httpOnly: false } as const;
}

function roleOf({ staff_role, is_seller }: OpenedSession['answer']['user']): RoleHint {
  if (staff_role) return 'admin';
  return is_seller ? 'seller' : 'user';
}

export function setSessionCookies(c: Context, { answer, access, refresh }: OpenedSession, secure: boolean): void {
  const names = cookieNames(secure);
  setCookie(c, names.access, access, { ...attributes(secure), maxAge: sessionLimits.accessMinutes * 60 });
  const maxAge = sessionLimits.refreshDays * 24 * 60 * 60;
  setCookie(c, names.refresh, refresh, { ...attributes(secure), maxAge });
  setCookie(c, roleHint.cookie, roleOf(answer.user), { ...hintAttributes(secure), maxAge });
}

/** The cookie outlives the session. It only says that someone logged in here. */
export function setDeviceCookie(c: Context, device: string, secure: boolean): void {
  const maxAge = sessionLimits.deviceDays * 24 * 60 * 60;
  setCookie(c, cookieNames(secure).device, device, { ...attributes(secure), maxAge });
}

export function clearSessionCookies(c: Context, secure: boolean): void {
  // On https this also clears the cookies that were set while the site ran on http.
  for (const names of secure ? [cookieNames(true), cookieNames(false)] : [cookieNames(false)]) {
    deleteCookie(c, names.access, attributes(secure));
    deleteCookie(c, names.refresh, attributes(secure));
  }
  deleteCookie(c, roleHint.cookie, hintAttributes(secure));
}
