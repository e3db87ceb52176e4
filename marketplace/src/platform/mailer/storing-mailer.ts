import type { Clock } from '#platform/base/clock.ts';
import { newId } from '#platform/base/ids.ts';
import type { Mailer, StoredMail } from './mailer.ts';

const keptAtMost = 200;

/** Stores the last mails for the pages under /dev/mail and sends nothing. */
export function createStoringMailer({ clock }: { clock: Clock }): Mailer {
  const mails: StoredMail[] = [];
  return {
    deliver: async (mail) => {
      mails.unshift({ ...mail, id: newId(), at: clock.now().toISOString() });
      mails.length = Math.min(mails.length, keptAtMost);
    },
    stored: () => [...mails],
    close: async () => {},
  };
}
