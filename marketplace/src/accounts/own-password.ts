import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { eq } from 'drizzle-orm';
import { countAttempt, settleAttempts } from '#accounts/logins/count-attempt.ts';
import { AppError, InvalidInput, RateLimited, Unauthenticated } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { isPassword } from './passwords.ts';
import { sessions, users } from './tables.ts';

interface Typed {
  password: string;
  /** The name of the form field, for the error. */
  field: string;
}

type Owner = Pick<typeof users.$inferSelect, 'id' | 'email' | 'fullName' | 'passwordHash' | 'emailConfirmedAt'>;

/**
 * Checks that the user of a session also knows its password. The tries per session are limited, so it cannot be
 * guessed.
 */
export async function checkOwnPassword(ctx: Ctx, { password, field }: Typed): Promise<Owner> {
  const { userId, sessionId } = requireViewer(ctx);
  const { id, email, fullName, passwordHash, emailConfirmedAt } = users;
  const [user] = await ctx.db
    .select({ id, email, fullName, passwordHash, emailConfirmedAt })
    .from(users)
    .where(eq(id, userId));
  if (!user) throw new Unauthenticated();
  const attempt = { rule: limits.loginFailures, of: `old password in ${sessionId}`, name: 'password-changes' };
  const wait = await countAttempt(ctx, [attempt]);
  if (wait > 0) throw new RateLimited(wait, texts.tooManyLogins(wait));
  if (!(await isPassword(ctx, password, user.passwordHash))) throw wrongPassword(field);
  await settleAttempts(ctx, { forget: [attempt] });
  await ctx.db.update(sessions).set({ passwordAt: ctx.now }).where(eq(sessions.id, sessionId));
  return user;
}

export function wrongPassword(field: string): InvalidInput {
  return new InvalidInput({ [field]: [texts.oldPasswordWrong] }, texts.oldPasswordWrong);
}

/** The guard of operations with `fresh`: someone who finds an open browser does not know the password. */
export async function requireFreshPassword(ctx: Ctx): Promise<void> {
  const { db, now } = ctx;
  const viewer = requireViewer(ctx);
  const { createdAt, passwordAt } = sessions;
  const [session] = await db.select({ createdAt, passwordAt }).from(sessions).where(eq(sessions.id, viewer.sessionId));
  const last = session?.passwordAt ?? session?.createdAt;
  const isFresh = last && now.getTime() - last.getTime() <= limits.freshPasswordMinutes * 60_000;
  if (!isFresh) throw new AppError('PASSWORD_NEEDED', texts.passwordNeeded);
}
