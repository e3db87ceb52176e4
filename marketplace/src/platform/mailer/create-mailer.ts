import { createTransport } from 'nodemailer';
import type { Clock } from '#platform/base/clock.ts';
import { newId } from '#platform/base/ids.ts';
import type { Config } from '#platform/config.ts';
import type { Mailer, StoredMail } from './mailer.ts';

const storedAtMost = 200;

export function createMailer({
  config,
  clock,
}: {
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  clock: Clock;
}): Mailer {
  return config.smtpUrl
    ? createSmtpMailer({ url: config.smtpUrl, from: config.mailFrom })
    : createStoringMailer({ clock });
}

export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = createTransport({ url, pool: true, ...patience });
  return {
    deliver: async ({ to, subject, text, html }) => {
      // Such text would be parsed as a list of recipients.
      if (/[\s,;:<>]/.test(to)) throw new Error('A mail needs one plain address');
      await transport.sendMail({ from, to, subject, text, html });
    },
    check: async () => void (await transport.verify()),
    stored: null,
    close: async () => transport.close(),
  };
}

/** Stores the last mails for the pages under /dev/mail and sends nothing. */
export function createStoringMailer({ clock }: { clock: Clock }): Mailer {
  const mails: StoredMail[] = [];
  return {
    deliver: async (mail) => {
      mails.unshift({ ...mail, id: newId(), at: clock.now().toISOString() });
      mails.length = Math.min(mails.length, storedAtMost);
    },
    check: async () => {},
    stored: () => [...mails],
    close: async () => {},
  };
}
