import type { ChangePasswordInput } from '@besesaka/schema/accounts/inputs.ts';
import { and, eq } from 'drizzle-orm';
import { checkOwnPassword, wrongPassword } from '#accounts/own-password.ts';
import { hashPassword } from '#accounts/passwords.ts';
import { secureAccount } from '#accounts/securing/secure-account.ts';
import { users } from '#accounts/tables.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { mailPasswordReplaced } from './mail-password-replaced.ts';

/** Changes the password of a user who knows the old one. This session continues; all others end. */
export async function changePassword({ ctx, input }: { ctx: Ctx; input: ChangePasswordInput }): Promise<void> {
  const { userId, sessionId } = requireViewer(ctx);
  const field = 'old_password';
  const user = await checkOwnPassword(ctx, { password: input.old_password, field });
  await countAct(ctx, { name: 'new-passwords', times: ctx.config.limits.passwordChangesPerHour, seconds: 60 * 60 });
  const passwordHash = await hashPassword(ctx, input.new_password);
  await inTransaction(ctx, async (tx) => {
    const isSame = and(eq(users.id, userId), eq(users.passwordHash, user.passwordHash));
    const { rowCount } = await tx.db.update(users).set({ passwordHash }).where(isSame);
    if (rowCount === 0) throw wrongPassword(field);
    const endPrograms = input.end_programs;
    await secureAccount(tx, { userId, cause: 'password change', except: sessionId, endPrograms });
    await mailPasswordReplaced(tx, user);
  });
}
