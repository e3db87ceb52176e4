import type { MailLinkInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { and, eq, sql } from 'drizzle-orm';
import { countAttempt } from '#accounts/logins/count-attempt.ts';
import { consumeLink, forgetLinks } from '#accounts/mail-link.ts';
import { users } from '#accounts/tables.ts';
import { RateLimited, Refused } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { mailConfirmationJob } from './mail-confirmation.ts';

/** Sends another confirmation mail, in case the first one was lost. */
export async function requestConfirmation({ ctx }: { ctx: Ctx }): Promise<void> {
  const { userId } = requireViewer(ctx);
  const wait = await countAttempt(ctx, [
    { rule: limits.confirmationRequests, of: `confirmation of ${userId}`, name: 'email-confirmations' },
  ]);
  if (wait > 0) throw new RateLimited(wait);
  await inTransaction(ctx, async (tx) => tx.enqueue(mailConfirmationJob, { user_id: userId }));
}

/** The user need not be logged in: the link may be opened on another device. */
export function confirmEmail({ ctx, input }: { ctx: Ctx; input: MailLinkInput }): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const link = await consumeLink(tx, input, 'confirmation');
    if (!link) throw new Refused(texts.confirmationInvalid);
    const { rowCount } = await tx.db
      .update(users)
      .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${tx.now.toISOString()})` })
      .where(and(eq(users.id, link.userId), eq(users.email, link.email)));
    if (rowCount === 0) throw new Refused(texts.confirmationInvalid);
    await forgetLinks(tx, link.userId, 'confirmation');
  });
}
