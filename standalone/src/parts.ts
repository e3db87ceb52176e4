import { createClock } from '@besesaka/marketplace/platform/base/clock.ts';
import { createMemoryBus } from '@besesaka/marketplace/platform/bus/memory-bus.ts';
import type { Config } from '@besesaka/marketplace/platform/config.ts';
import { closeDatabase, createDatabase } from '@besesaka/marketplace/platform/db/create-database.ts';
import { createFiles } from '@besesaka/marketplace/platform/files/create-files.ts';
import { createLimiter } from '@besesaka/marketplace/platform/limits/limiter.ts';
import { createMailer } from '@besesaka/marketplace/platform/mailer/create-mailer.ts';
import { createLog } from '@besesaka/marketplace/platform/telemetry/log.ts';
import type { Undo } from './undo.ts';

/** Creates what the marketplace depends on, embedded unless a setting names an external service. */
export function createParts(config: Config, undo: Undo) {
  const log = createLog({ level: config.logLevel });
  const clock = createClock();
  const db = createDatabase({ url: config.databaseUrl, poolSize: config.databasePool });
  undo.push('database connections', () => closeDatabase(db));
  const bus = createMemoryBus({ log });
  const mailer = createMailer({ config, clock });
  undo.push('mailer', mailer.close);
  return { config, db, bus, files: createFiles({ config }), mailer, limiter: createLimiter(), log, clock };
}
