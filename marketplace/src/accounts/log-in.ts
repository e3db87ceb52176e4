import { createHash } from 'node:crypto';
import { sessionStarted } from '@besesaka/schema/accounts/events.ts';
import type { LoginInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountLimits } from '@besesaka/schema/accounts/limits.ts';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError, RateLimited } from '#platform/errors.ts';
import type { LimitRule } from '#platform/limiter.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { isPassword } from './passwords.ts';
import { type Over, startSession } from './start-session.ts';
import { users } from './tables.ts';

const rule = (name: string, { times, minutes }: { times: number; minutes: number }): LimitRule => {
  return { name, times, seconds: minutes * 60 };
};
const perAccount = rule('login', accountLimits.loginFailures);
/** Loose, as many phones here share one address. */
const perAddress = rule('login-address', accountLimits.loginPerAddress);

/** A new session for the right password; the person's other tabs and devices hear of it. */
export async function logIn({ ctx, input }: { ctx: Ctx; input: LoginInput & Over }): Promise<OpenedSession> {
  const attempt = await countAttempt(ctx, input.email);
  const [user] = await ctx.db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, input.email));
  const right = await isPassword(input.password, user?.passwordHash ?? null);
  if (!user || !right) throw new AppError('WRONG_CREDENTIALS', accountTexts.wrongCredentials);
  await attempt.succeeded();
  return inTransaction(ctx, async (ctx) => {
    const { device, ...session } = await startSession({ ctx, input: { userId: user.id, over: input.over } });
    const started_at = ctx.now.toISOString();
    ctx.events.append(user.id, sessionStarted, { session_id: session.sessionId, device, started_at });
    return openSession({ ctx, input: { userId: user.id, ...session } });
  });
}

/** Counted before the password is looked at, so that many guesses at once are no more than many in a row. */
async function countAttempt(ctx: Ctx, email: string) {
  const { address } = ctx.client;
  const account = createHash('sha256').update(`${email} ${address}`).digest('base64url');
  const waits = [await ctx.limiter.take(perAccount, account), await ctx.limiter.take(perAddress, address)];
  const wait = Math.max(...waits.map((seconds) => seconds ?? 0));
  if (wait > 0) throw new RateLimited(wait, accountTexts.tooManyLogins);
  return {
    succeeded: async () => {
      await Promise.all([ctx.limiter.forget(perAccount, account), ctx.limiter.giveBack(perAddress, address)]);
    },
  };
}
