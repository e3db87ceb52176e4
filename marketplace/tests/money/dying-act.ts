import pg from 'pg';
import { createClock } from '#platform/base/clock.ts';
import { newId } from '#platform/base/ids.ts';
import { createMemoryBus } from '#platform/bus/memory-bus.ts';
import { systemContext } from '#platform/caller/system-context.ts';
import { readConfig } from '#platform/config.ts';
import { createDatabase } from '#platform/db/create-database.ts';
import { createDiskFiles } from '#platform/files/disk-files.ts';
import { createLimiter } from '#platform/limits/limiter.ts';
import { createStoringMailer } from '#platform/mailer/create-mailer.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { createMarketplace } from '#server.ts';
import { type Act, perform } from './storm-verbs.ts';

/** Performs an act, and dies before its n-th statement or call to the provider. */
const [text = '', steps = ''] = process.argv.slice(2);
const act: Act = JSON.parse(text);
const config = readConfig();
const log = createLog({ level: 'silent' });
const clock = createClock();
const { shared } = createMarketplace({
  config,
  db: createDatabase({ url: config.databaseUrl }),
  bus: createMemoryBus({ log }),
  files: createDiskFiles({ folder: config.dataDir }),
  mailer: createStoringMailer({ clock }),
  limiter: createLimiter(),
  log,
  clock,
});
await shared.settings.start();
const viewer = act.as ? { userId: act.as, sessionId: newId() } : null;
const ctx = { ...systemContext(shared, new Date(String(process.env.NOW))), viewer };

let left = Number(steps);
const dieInTime = () => {
  left -= 1;
  if (left < 0) process.kill(process.pid, 'SIGKILL');
};
const { query } = pg.Client.prototype;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...args: Parameters<typeof query>) {
    dieInTime();
    return query.apply(this, args);
  },
});
const { fetch } = globalThis;
globalThis.fetch = (...args) => {
  dieInTime();
  return fetch(...args);
};
await perform(ctx, act).catch(() => {});
process.kill(process.pid, 'SIGKILL');
