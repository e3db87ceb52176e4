import type { Clock } from '#platform/base/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
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
