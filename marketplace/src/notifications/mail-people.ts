import { inArray } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { composeMail } from '#platform/mailer/compose-mail.ts';
import { mailJob } from '#platform/mailer/mailer.ts';

interface PersonalMail {
  userId: string;
  subject: string;
  paragraphs: string[];
  /** A path of the web app. */
  link: string;
}

/** Puts mails into the queue by the transaction at hand: they go out if, and only if, it commits. */
export async function mailPeople({ ctx, input }: { ctx: Ctx; input: PersonalMail[] }): Promise<void> {
  const ids = input.map(({ userId }) => userId);
  const people = await ctx.db
    .select({ id: users.id, email: users.email, fullName: users.fullName })
    .from(users)
    .where(inArray(users.id, ids));
  for (const { userId, subject, paragraphs, link } of input) {
    const person = people.find(({ id }) => id === userId);
    if (!person) continue;
    const mail = await composeMail({
      to: person.email,
      subject,
      paragraphs: [`Dear ${person.fullName},`, ...paragraphs],
      action: { label: 'Open the order', url: ctx.config.publicUrl + link },
    });
    await ctx.jobs.send(mailJob, mail);
  }
}
