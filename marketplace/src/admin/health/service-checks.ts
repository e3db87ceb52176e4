import { sql } from 'drizzle-orm';
import { newId } from '#platform/base/ids.ts';
import { within } from '#platform/base/within.ts';
import { checkVersion, newestMigration } from '#platform/db/migrate.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { type Check, fault, type Installation, ok } from './installation.ts';
import { isPublic } from './machine-checks.ts';

const clockMs = 5_000;
const redisMs = 3_000;

/** The services that a marketplace needs. */
export const serviceChecks: readonly Check[] = [
  {
    name: 'database',
    label: 'Database',
    mend: 'Start PostgreSQL, and check DATABASE_URL.',
    find: async ({ db }) => {
      const [server] = await rowsOf<{ number: string; version: string }>(
        db,
        sql`select current_setting('server_version_num') as number, current_setting('server_version') as version`,
      );
      checkVersion(Number(server?.number));
      const [applied] = await rowsOf<{ last: string | null }>(
        db,
        sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
      );
      if (Number(applied?.last ?? 0) < newestMigration())
        return fault(
          'The database lacks migrations.',
          'Restart a marketplace: it migrates the database when it starts.',
        );
      return ok(`PostgreSQL ${server?.version}, with all migrations.`);
    },
  },
  {
    name: 'redis',
    label: 'Redis',
    mend: 'Start Redis, and check REDIS_URL.',
    find: async ({ bus, config: { redisUrl } }) => {
      if (!redisUrl) return ok('Not needed: one process serves everything.');
      const channel = `health:${newId()}`;
      let hear = () => {};
      const heard = new Promise<void>((done) => {
        hear = done;
      });
      const stop = await bus.subscribe(channel, () => hear());
      try {
        await bus.publish(channel, 'ping');
        await within(redisMs, heard);
      } finally {
        await stop();
      }
      return ok('Messages arrive.');
    },
  },
  {
    name: 'mail',
    label: 'Mail',
    mend: 'Check the address, user and password in SMTP_URL.',
    find: async ({ config: { smtpUrl, mailFrom, publicUrl }, mailer }) => {
      const live = isPublic(publicUrl);
      if (!smtpUrl && live)
        return fault(
          'No mail is sent, because SMTP_URL is not set.',
          'Set SMTP_URL to the address of your mail server.',
        );
      if (!smtpUrl) return ok('Mail is stored and shown at /dev/mail.');
      await mailer.check();
      if (live && mailFrom.includes('@besesaka.test'))
        return fault('Mail has a sender that does not exist.', 'Set MAIL_FROM to an address of your own domain.');
      return ok('The mail server accepts our login.');
    },
  },
  {
    name: 'clock',
    label: 'Clock',
    mend: 'Let the server reach the database.',
    find: async (market) => {
      const others = [
        await databaseClock(market),
        ...(market.config.paystack.secretKey ? [await providerClock(market)] : []),
      ];
      const apart = Math.max(...others.map((time) => Math.abs(time - market.now.getTime())));
      const found = `The clocks differ by ${(apart / 1000).toFixed(1)} seconds.`;
      return apart > clockMs ? fault(found, 'Set the clock of each server by NTP, such as with chrony.') : ok(found);
    },
  },
];

async function databaseClock({ db }: Installation): Promise<number> {
  const [row] = await rowsOf<{ at: string }>(db, sql`select extract(epoch from clock_timestamp()) * 1000 as at`);
  return Number(row?.at);
}

/** Its header has whole seconds. */
async function providerClock({ config: { paystack } }: Installation): Promise<number> {
  const { headers } = await fetch(paystack.apiUrl, { method: 'HEAD', signal: AbortSignal.timeout(clockMs) });
  return Date.parse(headers.get('date') ?? '') + 500;
}
