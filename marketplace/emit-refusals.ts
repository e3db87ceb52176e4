import { createMemoryBus } from '#platform/bus/memory-bus.ts';
import { createClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { createDatabase } from '#platform/db/create-database.ts';
import { createDiskFiles } from '#platform/files/disk-files.ts';
import { createLimiter } from '#platform/limiter.ts';
import { createLog } from '#platform/log.ts';
import { createKeptMailer } from '#platform/mailer/kept-mailer.ts';
import { createMarketplace } from '#server.ts';

interface Operation {
  security: object[];
  'x-codes': string[];
}

/** What each writing call refuses, as its reference says it: the BFF says it of the mutations that make the call. */
export async function refusals(): Promise<string> {
  const answer = await createIdleMarketplace().fetch(new Request('http://127.0.0.1/api/openapi.json'));
  const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(await answer.text());
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'get')
      .map(([method, { security, 'x-codes': codes }]) => {
        const needsLogin = security.length > 0 && security.every((one) => Object.keys(one).length > 0);
        return [`${method.toUpperCase()} ${path}`, { needsLogin, codes }] as const;
      }),
  );
  const sorted = Object.fromEntries(calls.toSorted(([a], [b]) => a.localeCompare(b)));
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

/** One that is only asked for its reference, and needs no database. Its timers go on: who made it ends the process. */
function createIdleMarketplace() {
  const secret = 'nobody-is-asked-anything-'.repeat(2);
  const config = readConfig({
    ...{ DATABASE_URL: 'postgres://nobody.invalid/none', LOG_LEVEL: 'silent' },
    ...{ SESSION_SECRET: secret, SERVICE_SECRET: secret },
  });
  const log = createLog({ level: 'silent' });
  const clock = createClock();
  return createMarketplace({
    ...{ config, log, clock, limiter: createLimiter(), bus: createMemoryBus({ log }) },
    db: createDatabase({ url: config.databaseUrl }),
    files: createDiskFiles({ folder: '.' }),
    mailer: createKeptMailer({ clock }),
  });
}
