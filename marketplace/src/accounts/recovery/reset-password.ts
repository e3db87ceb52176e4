import type { MailLinkInput, ResetPasswordInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { and, eq, sql } from 'drizzle-orm';
import { readDevice, rememberOn } from '#accounts/logins/known-device.ts';
import { consumeLink, findLink } from '#accounts/mail-link.ts';
import { hashPassword } from '#accounts/passwords.ts';
import { secureAccount } from '#accounts/securing/secure-account.ts';
import { users } from '#accounts/tables.ts';
import { Refused } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { mailPasswordReplaced } from './mail-password-replaced.ts';

/** Why a link is invalid; null if it is valid. */
export async function faultOfLink({ ctx, input }: { ctx: Ctx; input: MailLinkInput }): Promise<string | null> {
  if (!input.uid || !input.token) return texts.resetLinkMissing;
  return (await findLink(ctx, input, 'reset')) ? null : texts.resetLinkInvalid;
}

interface Args {
  ctx: Ctx;
  input: ResetPasswordInput & { device?: string | undefined };
}

/**
 * Reading the mail proves the user's identity: the password is set, the e-mail is confirmed, every session ends, and
 * the device becomes known. Returns the device cookie.
 */
export async function resetPassword({ ctx, input }: Args): Promise<{ device: string }> {
  const fault = await faultOfLink({ ctx, input });
  if (fault) throw new Refused(fault);
  const passwordHash = await hashPassword(ctx, input.new_password);
  const userId = await inTransaction(ctx, async (tx) => {
    const link = await consumeLink(tx, input, 'reset');
    if (!link) throw new Refused(texts.resetLinkInvalid);
    const [user] = await tx.db
      .update(users)
      .set({ passwordHash, emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${tx.now.toISOString()})` })
      .where(and(eq(users.id, link.userId), eq(users.email, link.email)))
      .returning({ id: users.id, email: users.email, fullName: users.fullName });
    if (!user) throw new Refused(texts.resetLinkInvalid);
    await secureAccount(tx, { userId: user.id, cause: 'password reset' });
    await mailPasswordReplaced(tx, user);
    return user.id;
  });
  return { device: await rememberOn(ctx, await readDevice(ctx, input.device), userId) };
}
