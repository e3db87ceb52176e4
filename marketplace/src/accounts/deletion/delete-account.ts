import type { DeleteAccountInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { eq } from 'drizzle-orm';
import { deletionAsked } from '#accounts/domain-events.ts';
import { secureAccount } from '#accounts/securing/secure-account.ts';
import { users } from '#accounts/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import { Refused, Unauthenticated } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { composeMail } from '#platform/mailer/compose-mail.ts';
import { mailJob } from '#platform/mailer/mailer.ts';
import { openOrdersOf } from './read-outlook.ts';

/** Hides the user and logs them out everywhere at once. Their personal data is replaced after the grace period. */
export async function deleteAccount({ ctx, input }: { ctx: Ctx; input: DeleteAccountInput }): Promise<void> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, { name: 'deletions', times: ctx.config.limits.deletionsPerDay, seconds: 24 * 60 * 60 });
  await inTransaction(ctx, async (tx) => {
    const [user] = await tx.db.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) throw new Unauthenticated();
    if (user.staffRole) throw new Refused(texts.deletionOfAdmin);
    const codes = (await openOrdersOf(tx, userId)).map(({ order_id }) => order_id);
    if (codes.length > 0) throw new Refused(texts.deletionOpenOrders(codes), 'REFUSED', { open_orders: codes });
    await tx.db
      .update(users)
      .set({ deletionAskedAt: tx.now, deletionReason: input.reason })
      .where(eq(users.id, userId));
    await secureAccount(tx, { userId, cause: 'account deletion' });
    await publishDomainEvent(tx, deletionAsked, { userId, at: tx.now.toISOString() });
    tx.enqueue(mailJob, await farewell(tx, user));
  });
}

function farewell({ now, config }: Ctx, { email, fullName }: { email: string; fullName: string }) {
  const last = new Date(now.getTime() + limits.deletionGraceDays * dayMs);
  return composeMail({
    to: email,
    subject: 'Your account will be deleted',
    paragraphs: [
      `Dear ${fullName},`,
      `As you asked, your account will be deleted on ${longDate(last.toISOString())}. Other users cannot find you from now on.`,
      'If you change your mind, or if it was not you, log in before that day, and your account stays as it is.',
    ],
    action: { label: 'Keep my account', url: `${config.publicUrl}/login` },
  });
}
