import { randomBytes } from 'node:crypto';
import type { MailLinkInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { and, eq, gte, or } from 'drizzle-orm';
import { consumeLink } from '#accounts/mail-link.ts';
import { hashPassword } from '#accounts/passwords.ts';
import { mailResetJob } from '#accounts/recovery/mail-reset.ts';
import { secureAccount } from '#accounts/securing/secure-account.ts';
import { mailLinks, users } from '#accounts/tables.ts';
import { Refused } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';

/**
 * The owner of the old address did not want the change, so someone else knows the password. It becomes invalid, all
 * sessions end, the old address is restored, and a link to choose a new password is sent there.
 */
export async function objectToEmailChange({ ctx, input }: { ctx: Ctx; input: MailLinkInput }): Promise<void> {
  // The hash of a random password that no one knows.
  const passwordHash = await hashPassword(ctx, randomBytes(32).toString('base64url'));
  await inTransaction(ctx, async (tx) => {
    const link = await consumeLink(tx, input, 'email-objection');
    if (!link) throw new Refused(texts.emailObjectionInvalid);
    const { userId, email, expiresAt } = link;
    await tx.db.update(users).set({ email, emailConfirmedAt: tx.now, passwordHash }).where(eq(users.id, userId));
    await secureAccount(tx, { userId, cause: 'objection to an email change' });
    // Earlier objection links stay valid: their addresses belonged to the account before this one.
    const { purpose } = mailLinks;
    const isLater = or(eq(mailLinks.email, email), gte(mailLinks.expiresAt, expiresAt));
    await tx.db.delete(mailLinks).where(and(eq(mailLinks.userId, userId), eq(purpose, 'email-objection'), isLater));
    tx.enqueue(mailResetJob, { email });
  });
}
