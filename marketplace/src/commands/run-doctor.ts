import type { HealthCheck } from '@besesaka/schema/admin/health.ts';
import { thisMachine } from '#admin/health/installation.ts';
import { runChecks } from '#admin/health/run-checks.ts';
import { createClock } from '#platform/base/clock.ts';
import { createMemoryBus } from '#platform/bus/memory-bus.ts';
import { createRedisBus } from '#platform/bus/redis-bus.ts';
import type { Config } from '#platform/config.ts';
import { closeDatabase, createDatabase } from '#platform/db/create-database.ts';
import { createFiles } from '#platform/files/create-files.ts';
import { createMailer } from '#platform/mailer/create-mailer.ts';
import { createLog } from '#platform/telemetry/log.ts';

/** Returns the lines to print, and whether nothing is broken. */
export async function runDoctor(config: Config): Promise<{ text: string; isWell: boolean }> {
  const clock = createClock();
  const log = createLog({ level: 'silent' });
  const db = createDatabase({ url: config.databaseUrl, poolSize: 2 });
  const bus = config.redisUrl ? createRedisBus({ url: config.redisUrl, log }) : createMemoryBus({ log });
  const mailer = createMailer({ config, clock });
  try {
    const files = createFiles({ config });
    const now = clock.now();
    const checks = await runChecks({ config, db, bus, mailer, files, now, ...thisMachine });
    return { text: checks.map(linesOf).join('\n'), isWell: checks.every(({ state }) => state !== 'fault') };
  } finally {
    await Promise.all([bus.close(), mailer.close(), closeDatabase(db)]);
  }
}

const marks = { ok: '✓', warning: '!', fault: '✗' };

function linesOf({ state, label, found, mend }: HealthCheck): string {
  return [`${marks[state]} ${label}: ${found}`, ...(mend ? [`    ${mend}`] : [])].join('\n');
}
