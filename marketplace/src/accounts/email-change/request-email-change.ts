import type { ChangeEmailInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import type { EmailChange } from '@besesaka/schema/accounts/resources.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import { forgetLinks, makeMailedLink } from '#accounts/mail-link.ts';
import { checkOwnPassword } from '#accounts/own-password.ts';
import { lockOwnAccount } from '#accounts/securing/lock-own-account.ts';
import { mailLinks } from '#accounts/tables.ts';
import { InvalidInput } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { allowObjection, mailEmailChangeJob } from './mail-email-change.ts';

const rule = { name: 'email-changes', times: limits.emailChangesPerDay, seconds: 24 * 60 * 60 };

/**
 * Requests a change of address; only the newest request counts. The job that sends the mail checks whether the address
 * is taken, so the answer does not reveal which addresses have accounts.
 */
export async function requestEmailChange({ ctx, input }: { ctx: Ctx; input: ChangeEmailInput }): Promise<void> {
  const {
    id: userId,
    email,
    emailConfirmedAt,
  } = await checkOwnPassword(ctx, {
    password: input.password,
    field: 'password',
  });
  if (input.new_email === email) throw new InvalidInput({ new_email: [texts.emailIsOwn] }, texts.emailIsOwn);
  await countAct(ctx, rule);
  await inTransaction(ctx, async (tx) => {
    await lockOwnAccount(tx);
    await forgetLinks(tx, userId, 'email-change');
    const minutes = limits.emailChangeLinkHours * 60;
    const link_id = await makeMailedLink(tx, { userId, email: input.new_email, purpose: 'email-change', minutes });
    tx.enqueue(mailEmailChangeJob, { link_id });
    // An unconfirmed address may be a stranger's, who must not get the account by objecting.
    if (emailConfirmedAt) await allowObjection(tx, { userId, email, state: 'requested' });
  });
}

/** The pending change, if there is one. */
export async function readEmailChange({ ctx }: { ctx: Ctx }): Promise<EmailChange | null> {
  const { userId } = requireViewer(ctx);
  const { email, expiresAt, purpose } = mailLinks;
  const [waiting] = await ctx.db
    .select({ email, expiresAt })
    .from(mailLinks)
    .where(and(eq(mailLinks.userId, userId), eq(purpose, 'email-change'), gt(expiresAt, ctx.now)))
    .orderBy(desc(expiresAt))
    .limit(1);
  return waiting ? { new_email: waiting.email, expires_at: waiting.expiresAt.toISOString() } : null;
}
