import type { ChangePasswordInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { and, eq } from 'drizzle-orm';
import { countAttempt, settleAttempts } from '#accounts/logins/count-attempt.ts';
import { hashPassword, isPassword } from '#accounts/passwords.ts';
import { users } from '#accounts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { countAct } from '#platform/count-act.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { InvalidInput, RateLimited, Unauthenticated } from '#platform/errors.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { passwordReplaced } from './password-replaced.ts';

/** By the person, who knows the old one; this session goes on, all others end. */
export async function changePassword({ ctx, input }: { ctx: Ctx; input: ChangePasswordInput }): Promise<void> {
  const { userId, sessionId } = requireViewer(ctx);
  const [user] = await ctx.db
    .select({ id: users.id, email: users.email, fullName: users.fullName, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Unauthenticated();
  const attempt = { rule: limits.loginFailures, of: `old password in ${sessionId}`, name: 'password-changes' };
  const wait = await countAttempt(ctx, [attempt]);
  if (wait > 0) throw new RateLimited(wait, texts.tooManyLogins(wait));
  const wrong = new InvalidInput({ old_password: [texts.oldPasswordWrong] }, texts.oldPasswordWrong);
  if (!(await isPassword(ctx, input.old_password, user.passwordHash))) throw wrong;
  await settleAttempts(ctx, { forget: [attempt] });
  await countAct(ctx, { name: 'new-passwords', times: ctx.config.limits.passwordChangesPerHour, seconds: 60 * 60 });
  const passwordHash = await hashPassword(ctx, input.new_password);
  await inTransaction(ctx, async (ctx) => {
    const isSame = and(eq(users.id, userId), eq(users.passwordHash, user.passwordHash));
    const { rowCount } = await ctx.db.update(users).set({ passwordHash }).where(isSame);
    if (rowCount === 0) throw wrong;
    await passwordReplaced(ctx, user, sessionId);
  });
}
