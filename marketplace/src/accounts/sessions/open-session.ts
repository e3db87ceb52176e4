import type { SessionAnswer } from '@besesaka/schema/accounts/resources.ts';
import { readMe } from '#accounts/read-me.ts';
import type { Ctx } from '#platform/context.ts';
import { signAccessToken } from './access-token.ts';

/** The result of signup, login and refresh: the response and the tokens for the cookies. */
export interface OpenedSession {
  answer: SessionAnswer;
  access: string;
  refresh: string;
}

interface Opening {
  userId: string;
  sessionId: string;
  expiresAt: Date;
  refresh: string;
}

export async function openSession({ ctx, input }: { ctx: Ctx; input: Opening }): Promise<OpenedSession> {
  const { userId, sessionId, expiresAt, refresh } = input;
  const user = await readMe({ ctx, input: { userId } });
  const access = await signAccessToken(ctx.config.sessionSecret, { userId, sessionId }, ctx.now);
  return { answer: { user, session: { id: sessionId, expires_at: expiresAt.toISOString() } }, access, refresh };
}
