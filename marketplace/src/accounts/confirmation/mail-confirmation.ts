import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { makeLink } from '#accounts/mail-link.ts';
import { users } from '#accounts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { jobKind } from '#platform/jobs.ts';
import { composeMail } from '#platform/mailer/compose-mail.ts';
import { deliverMail } from '#platform/mailer/deliver-mail.ts';

interface Whom {
  user_id: string;
}

export const mailConfirmationJob = jobKind<Whom>('accounts.mail-confirmation');

export async function mailConfirmation({ ctx, input }: { ctx: Ctx; input: Whom }): Promise<void> {
  const [user] = await ctx.db
    .select({ id: users.id, email: users.email, fullName: users.fullName })
    .from(users)
    .where(and(eq(users.id, input.user_id), isNull(users.emailConfirmedAt)));
  if (!user) return;
  const { id: userId, email, fullName } = user;
  const minutes = limits.confirmationLinkDays * 24 * 60;
  const link = await makeLink(ctx, { userId, email, purpose: 'confirmation', minutes });
  const mail = await composeMail({
    to: email,
    subject: 'Confirm your email address',
    paragraphs: [
      `Akwaaba ${fullName},`,
      `Please confirm that this is your address. The link works for ${limits.confirmationLinkDays} days.`,
      'You can look around and order before; selling and ordering often wait for it.',
    ],
    action: { label: 'Confirm my address', url: `${ctx.config.publicUrl}/confirm-email?token=${link}` },
  });
  await deliverMail(ctx, { ...mail, kind: 'confirmation link' });
}
