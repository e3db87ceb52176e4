import { tokenEnded } from '@besesaka/schema/kernel/programs/token-ended.ts';
import { isProgramToken } from '@besesaka/schema/kernel/scopes.ts';
import { Unauthenticated } from '#platform/base/errors.ts';
import type { Ctx, Viewer } from '#platform/context.ts';
import { readAccessToken } from './access-token.ts';
import { cookieIn } from './cookies.ts';
import type { EndedSessions } from './ended-sessions.ts';

interface Credentials {
  headers: Headers;
  endedSessions: EndedSessions;
  /** Finds the user of an API key or of an app's access token. */
  readToken: (ctx: Ctx, secret: string) => Promise<Viewer | null>;
}

/**
 * Identifies the caller. The token of a session contains all that is needed, so no query runs. An invalid cookie makes the
 * caller a visitor; an invalid bearer token is an error.
 */
export async function authenticate({ ctx, input }: { ctx: Ctx; input: Credentials }): Promise<Viewer | null> {
  const bearer = /^Bearer (\S+)$/i.exec(input.headers.get('authorization') ?? '')?.[1];
  const token = bearer ?? cookieIn(input.headers, 'access', ctx.config);
  if (!token) return null;
  if (bearer && isProgramToken(bearer)) return requireToken(ctx, bearer, input);
  const viewer = await readAccessToken(ctx.config, token, ctx.now);
  if (viewer && !input.endedSessions.has(viewer.sessionId)) return viewer;
  if (bearer) throw new Unauthenticated(tokenEnded(bearer));
  return null;
}

async function requireToken(ctx: Ctx, secret: string, { readToken, endedSessions }: Credentials): Promise<Viewer> {
  const viewer = await readToken(ctx, secret);
  if (viewer && !endedSessions.has(viewer.sessionId)) return viewer;
  throw new Unauthenticated(tokenEnded(secret));
}
