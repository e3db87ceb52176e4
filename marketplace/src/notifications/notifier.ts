import type { Ctx } from '#platform/context.ts';
import type { Notices } from '#platform/notify.ts';
import { mailNoticeJob } from './notice-mail.ts';
import { settleNotices } from './settle-notices.ts';

/** What `ctx.notify` and its like do: the rows wait for the end of the transaction, and mails for its commit. */
export function notifier(ctx: Ctx): Notices {
  return {
    async notify({ to: userId, mail, ...told }) {
      ctx.events.atEnd(settleNotices, { userId, told: { ...told, feedOnly: false } });
      if (mail) await ctx.jobs.send(mailNoticeJob, { userId, subject: told.words.title, link: told.link, ...mail });
    },
    withdraw({ to: userId, key }) {
      ctx.events.atEnd(settleNotices, { userId, withdrawn: key });
    },
    async record({ by: userId, mail, ...told }) {
      ctx.events.atEnd(settleNotices, { userId, told: { ...told, feedOnly: true } });
      if (mail) await ctx.jobs.send(mailNoticeJob, { userId, subject: told.words.title, link: told.link, ...mail });
    },
  };
}
