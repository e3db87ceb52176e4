import type { Clock } from '#platform/base/clock.ts';
import type { Config } from '#platform/config.ts';
import { createKeptMailer } from './kept-mailer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export function createMailer({
  config,
  clock,
}: {
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  clock: Clock;
}): Mailer {
  return config.smtpUrl
    ? createSmtpMailer({ url: config.smtpUrl, from: config.mailFrom })
    : createKeptMailer({ clock });
}
