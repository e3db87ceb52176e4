import type { Clock } from '#platform/base/clock.ts';
import { newId } from '#platform/base/ids.ts';
import type { KeptMail, Mailer } from './mailer.ts';

const keptAtMost = 200;

/** Sends nothing: keeps the last mails, for the pages under /dev/mail. */
export function createKeptMailer({ clock }: { clock: Clock }): Mailer {
  const mails: KeptMail[] = [];
  return {
    deliver: async (mail) => {
      mails.unshift({ ...mail, id: newId(), at: clock.now().toISOString() });
      mails.length = Math.min(mails.length, keptAtMost);
    },
    kept: () => [...mails],
    close: async () => {},
  };
}
