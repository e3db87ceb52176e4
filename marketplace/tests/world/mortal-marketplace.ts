import { createClock } from '#platform/base/clock.ts';
import { createMemoryBus } from '#platform/bus/memory-bus.ts';
import { readConfig } from '#platform/config.ts';
import { createDatabase } from '#platform/db/create-database.ts';
import { createDiskFiles } from '#platform/files/disk-files.ts';
import { createLimiter } from '#platform/limits/limiter.ts';
import { createStoringMailer } from '#platform/mailer/create-mailer.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { createMarketplace } from '#server.ts';

/** The service without a port, configured by the environment, for a process that a test kills. */
export function createMortalMarketplace() {
  const config = readConfig();
  const log = createLog({ level: 'silent' });
  const clock = createClock();
  return createMarketplace({
    config,
    db: createDatabase({ url: config.databaseUrl }),
    bus: createMemoryBus({ log }),
    files: createDiskFiles({ folder: config.dataDir }),
    mailer: createStoringMailer({ clock }),
    limiter: createLimiter(),
    log,
    clock,
  });
}
