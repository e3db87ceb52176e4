import type { Ctx } from '#platform/context.ts';
import type { Act, Notice, Notices } from '#platform/notify.ts';
import { readListeners } from './choices.ts';
import { mailNoticeJob } from './notice-mail.ts';
import { settleNotices } from './settle-notices.ts';

/** What `ctx.notify` and its like do: the rows wait for the end of the transaction, and mails for its commit. */
export function notifier(ctx: Ctx): Notices {
  async function tell(userId: string, { mail, ...told }: Omit<Notice, 'to'> | Omit<Act, 'by'>, feedOnly: boolean) {
    ctx.events.atEnd(settleNotices, { userId, told: { ...told, feedOnly } });
    const { kind, link, words } = told;
    if (mail) await ctx.jobs.send(mailNoticeJob, { userId, kind, subject: words.title, link, ...mail });
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
