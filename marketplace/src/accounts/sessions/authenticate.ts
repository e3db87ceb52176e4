import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { Unauthenticated } from '#platform/base/errors.ts';
import type { Ctx, Viewer } from '#platform/context.ts';
import { readAccessToken } from './access-token.ts';
import { cookieIn } from './cookies.ts';
import type { EndedSessions } from './ended-sessions.ts';

interface Credentials {
  headers: Headers;
  endedSessions: EndedSessions;
}

/**
 * Who asks. The access token says it all, so no statement is spent on it. A cookie that is no longer good makes a visitor;
 * a program that shows a token of its own is told that it is no good.
 */
export async function authenticate({ ctx, input }: { ctx: Ctx; input: Credentials }): Promise<Viewer | null> {
  const bearer = /^Bearer (\S+)$/i.exec(input.headers.get('authorization') ?? '')?.[1];
  const token = bearer ?? cookieIn(input.headers, 'access', ctx.config);
  if (!token) return null;
  const viewer = await readAccessToken(ctx.config.sessionSecret, token, ctx.now);
  if (viewer && !input.endedSessions.has(viewer.sessionId)) return viewer;
  if (bearer) throw new Unauthenticated(accountTexts.sessionEnded);
  return null;
}
