import type { ResetRequestInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { eq } from 'drizzle-orm';
import { makeLink } from '#accounts/mail-link.ts';
import { users } from '#accounts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { jobKind } from '#platform/jobs.ts';
import { composeMail } from '#platform/mailer/compose-mail.ts';
import { deliverMail } from '#platform/mailer/deliver-mail.ts';

export const mailResetJob = jobKind<ResetRequestInput>('accounts.mail-reset');

/** The mail is delivered here, not by a separate job, so that the link is never stored in plain text. */
export async function mailReset({ ctx, input }: { ctx: Ctx; input: ResetRequestInput }): Promise<void> {
  const [user] = await ctx.db
    .select({ id: users.id, email: users.email, fullName: users.fullName })
    .from(users)
    .where(eq(users.email, input.email));
  if (!user) return;
  const { id: userId, email, fullName } = user;
  const link = await makeLink(ctx, { userId, email, purpose: 'reset', minutes: limits.resetLinkMinutes });
  const mail = await composeMail({
    to: email,
    subject: 'Choose a new password',
    paragraphs: [
      `Dear ${fullName},`,
      'Someone requested a new password for your account. The link below works once, for one hour.',
      'If it was not you, you can ignore this mail: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url: `${ctx.config.publicUrl}/reset-password?token=${link}` },
  });
  await deliverMail(ctx, { ...mail, kind: 'reset link' });
}
