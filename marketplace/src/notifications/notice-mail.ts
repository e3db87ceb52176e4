import { eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { jobKind } from '#platform/jobs.ts';
import { composeMail } from '#platform/mailer/compose-mail.ts';

interface NoticeMail {
  userId: string;
  subject: string;
  paragraphs: string[];
  /** What the link opens. */
  action: string;
  link: string;
}

export const mailNoticeJob = jobKind<NoticeMail>('notifications.mail');

/** Written only now, and to the address that the person has now: a mistake in it undoes no fact. */
export async function mailNotice({ ctx, input }: { ctx: Ctx; input: NoticeMail }): Promise<void> {
  const { userId, subject, paragraphs, action, link } = input;
  const [person] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!person) return;
  const mail = await composeMail({
    to: person.email,
    subject,
    paragraphs: [`Dear ${person.fullName},`, ...paragraphs],
    action: { label: action, url: ctx.config.publicUrl + link },
  });
  await ctx.mailer.deliver(mail);
}
