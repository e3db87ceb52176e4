import { createClock } from '#platform/base/clock.ts';
import { createMemoryBus } from '#platform/bus/memory-bus.ts';
import { systemContext } from '#platform/caller/system-context.ts';
import { readConfig } from '#platform/config.ts';
import { createDatabase } from '#platform/db/create-database.ts';
import { createDiskFiles } from '#platform/files/disk-files.ts';
import { createLimiter } from '#platform/limits/limiter.ts';
import { createStoringMailer } from '#platform/mailer/create-mailer.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { createMarketplace } from '#server.ts';
import { charge, chargeWork, type Step } from './charge.ts';

const [provider = '', key = '', last = ''] = process.argv.slice(2);
const config = readConfig();
const log = createLog({ level: 'silent' });
const clock = createClock();
const marketplace = createMarketplace({
  config,
  db: createDatabase({ url: config.databaseUrl }),
  bus: createMemoryBus({ log }),
  files: createDiskFiles({ folder: config.dataDir }),
  mailer: createStoringMailer({ clock }),
  limiter: createLimiter(),
  log,
  clock,
});

const dieAt = (step: Step) => {
  if (step === last) process.kill(process.pid, 'SIGKILL');
};
const now = new Date(String(process.env.NOW));
await charge(
  systemContext(marketplace.shared, now),
  chargeWork(provider, dieAt, last === 'in the call' ? 'yes' : 'no'),
  key,
  dieAt,
);
dieAt('end');
process.exit(1);
