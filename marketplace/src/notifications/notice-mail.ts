import type { NotificationKind } from '@besesaka/schema/kernel/notifications.ts';
import { eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { jobKind } from '#platform/jobs.ts';
import { composeMail } from '#platform/mailer/compose-mail.ts';
import { deliverMail } from '#platform/mailer/deliver-mail.ts';
import { readListeners } from './choices.ts';

interface NoticeMail {
  userId: string;
  kind: NotificationKind;
  subject: string;
  paragraphs: string[];
  /** The link's label. */
  action: string;
  link: string;
}

export const mailNoticeJob = jobKind<NoticeMail>('notifications.mail');

/** Runs as a job, with the user's current address and choices, so that a failure does not roll back the change itself. */
export async function mailNotice({ ctx, input }: { ctx: Ctx; input: NoticeMail }): Promise<void> {
  const { userId, kind, subject, paragraphs, action, link } = input;
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  if (!(await readListeners(ctx, [userId], 'mail'))(userId, kind)) return;
  const mail = await composeMail({
    to: user.email,
    subject,
    paragraphs: [`Dear ${user.fullName},`, ...paragraphs],
    action: { label: action, url: ctx.config.publicUrl + link },
  });
  await deliverMail(ctx, mail);
}
