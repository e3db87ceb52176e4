import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import type { Act, Notice, Notices } from '#platform/notify.ts';
import { readListeners } from './choices.ts';
import { mailNoticeJob } from './notice-mail.ts';
import { settleNotices } from './settle-notices.ts';
import { notifications } from './tables.ts';

/** What `ctx.notify` and its like do: the rows wait for the end of the transaction, and mails for its commit. */
export function notifier(ctx: Ctx): Notices {
  async function tell(userId: string, { mail, ...told }: Omit<Notice, 'to'> | Omit<Act, 'by'>, feedOnly: boolean) {
    ctx.events.atEnd(settleNotices, { userId, told: { ...told, feedOnly } });
    const { kind, link, words } = told;
    if (!mail) return;
    const { onlyFirst = false, ...content } = mail;
    if (onlyFirst && (await wasTold(ctx, userId, told.key))) return;
    await ctx.jobs.send(mailNoticeJob, { userId, kind, subject: words.title, link, ...content });
  }
  return {
    notify: ({ to, ...notice }) => tell(to, notice, false),
    record: ({ by, ...act }) => tell(by, act, true),
    withdraw({ to: userId, key }) {
      ctx.events.atEnd(settleNotices, { userId, withdrawn: key });
    },
    async wantMails(people, kind) {
      const listens = await readListeners(ctx, people, 'mail');
      return new Set(people.filter((userId) => listens(userId, kind)));
    },
  };
}

/** The rows of this transaction are not there yet: they are written at its end. */
async function wasTold({ db }: Ctx, userId: string, key: string): Promise<boolean> {
  const isIt = and(eq(notifications.userId, userId), eq(notifications.subject, key));
  const found = await db.select({ id: notifications.id }).from(notifications).where(isIt).limit(1);
  return found.length > 0;
}
