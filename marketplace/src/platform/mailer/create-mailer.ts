import { createTransport } from 'nodemailer';
import type { Clock } from '#platform/base/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Mailer } from './mailer.ts';
import { createStoringMailer } from './storing-mailer.ts';

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
    stored: null,
    close: async () => transport.close(),
  };
}
