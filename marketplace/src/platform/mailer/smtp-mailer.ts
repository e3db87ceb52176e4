import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

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
