import { reasonForLog } from '@besesaka/schema/kernel/log/error-for-log.ts';
import { createShutdown } from '@besesaka/schema/kernel/serving/shutdown.ts';
import { createClock } from '#platform/base/clock.ts';
import { createRedisBus } from '#platform/bus/redis-bus.ts';
import { type Config, ConfigError, readConfig } from '#platform/config.ts';
import { closeDatabase, createDatabase } from '#platform/db/create-database.ts';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { createReplica } from '#platform/db/replica.ts';
import { createFiles } from '#platform/files/create-files.ts';
import { createHttpServer } from '#platform/http/http-server.ts';
import { createLimiter } from '#platform/limits/limiter.ts';
import { createMailer } from '#platform/mailer/create-mailer.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { createMarketplace } from './server.ts';

/** Runs the REST service as a process of its own, one of several that share PostgreSQL and Redis. */
export async function run(change = (config: Config): Config => config): Promise<void> {
  try {
    const config = readConfig();
    if (!config.redisUrl) throw new ConfigError('REDIS_URL is required: several processes share one bus.');
    await serve(change(config), config.redisUrl);
  } catch (error) {
    console.error(reasonForLog(error));
    process.exit(1);
  }
}

async function serve(config: Config, redisUrl: string): Promise<void> {
  const log = createLog({ level: config.logLevel });
  // Node would print the error with all its properties, which may contain private data.
  process.once('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception, shutting down');
    process.exit(1);
  });
  await migrateDatabase({ url: config.databaseUrl });
  const db = createDatabase({ url: config.databaseUrl, poolSize: config.databasePool });
  const replica = config.replicaUrl
    ? createReplica({ url: config.replicaUrl, poolSize: config.databasePool, primary: db, log })
    : null;
  const bus = createRedisBus({ url: redisUrl, log });
  const clock = createClock();
  const mailer = createMailer({ config, clock });
  const limiter = createLimiter({ redis: bus.commands });
  const marketplace = createMarketplace({
    config,
    db,
    bus,
    files: createFiles({ config }),
    mailer,
    limiter,
    log,
    clock,
    replica,
  });
  await marketplace.prepare();
  await marketplace.ready();

  const shutdown = createShutdown();
  const server = createHttpServer(marketplace.fetch, shutdown.guard);
  server.listen(config.port, config.host, () => {
    log.info({ address: server.address() }, 'the marketplace is listening');
    void marketplace.jobs.start();
    marketplace.workers.start();
  });
  server.maxConnections = config.maxConnections;
  server.on('error', (error) => {
    console.error(`The marketplace cannot listen on port ${config.port}: ${error.message}`);
    process.exit(1);
  });

  const closeRest = async () => {
    await marketplace.close();
    await replica?.close();
    await Promise.all([mailer.close(), bus.close(), closeDatabase(db)]);
  };
  shutdown.onSignal(process, { server, endLive: () => {}, closeRest });
}
