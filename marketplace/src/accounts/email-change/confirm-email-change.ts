import type { MailLinkInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { eq } from 'drizzle-orm';
import { isEmailTaken } from '#accounts/is-email-taken.ts';
import { consumeLink, forgetLinks } from '#accounts/mail-link.ts';
import { users } from '#accounts/tables.ts';
import { Refused } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { sqlState } from '#platform/db/sql-state.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { allowObjection } from './mail-email-change.ts';

/** Another user took the address at the same moment. */
const uniqueViolation = '23505';

/**
 * Opening the link proves that the user reads the new address, so it becomes the account's confirmed address. Sessions
 * continue, because the password was given. Other links in the old inbox become invalid, except the one to object.
 */
export async function confirmEmailChange({ ctx, input }: { ctx: Ctx; input: MailLinkInput }): Promise<void> {
  const invalid = new Refused(texts.emailChangeInvalid);
  await inTransaction(ctx, async (tx) => {
    const link = await consumeLink(tx, input, 'email-change');
    if (!link) throw invalid;
    const { userId, email } = link;
    const [before] = await tx.db
      .select({ email: users.email, emailConfirmedAt: users.emailConfirmedAt })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!before || (await isEmailTaken(tx, email, userId))) throw invalid;
    await tx.db.update(users).set({ email, emailConfirmedAt: tx.now }).where(eq(users.id, userId));
    for (const purpose of ['email-change', 'reset', 'confirmation'] as const) await forgetLinks(tx, userId, purpose);
    if (before.emailConfirmedAt) await allowObjection(tx, { userId, email: before.email, state: 'changed' });
  }).catch((error: unknown) => {
    throw sqlState(error) === uniqueViolation ? invalid : error;
  });
}
