import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '#platform/base/clock.ts';
import { newId } from '#platform/base/ids.ts';
import { createMemoryBus } from '#platform/bus/memory-bus.ts';
import { type Config, readConfig } from '#platform/config.ts';
import type { Ctx, Viewer } from '#platform/context.ts';
import { createDiskFiles } from '#platform/files/disk-files.ts';
import { createLimiter } from '#platform/limits/limiter.ts';
import { createStoringMailer } from '#platform/mailer/create-mailer.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { createMarketplace, type MarketplaceDeps } from '#server.ts';
import { createClient } from './client.ts';
import { startTestDatabase } from './database.ts';
import { createWorld } from './world.ts';

export const testSecrets = { SESSION_SECRET: 'session-secret-'.repeat(3), SERVICE_SECRET: 'service-secret-'.repeat(3) };

type Replaced = Partial<Omit<MarketplaceDeps, 'db' | 'config'>> & {
  environment?: Record<string, string>;
  /** Settings that no environment has. */
  config?: Partial<Config>;
  poolSize?: number;
  patienceMs?: number;
};

/** Starts the real service on its own database. A test can replace parts of it. */
export async function startTestMarketplace(options: Replaced = {}) {
  const { environment = {}, config: settings, poolSize, patienceMs, ...replaced } = options;
  const database = await startTestDatabase({ poolSize, ...(patienceMs && { patienceMs }) });
  const folder = await mkdtemp(join(tmpdir(), 'besesaka-files-'));
  // Generous, because a busy machine must not fail a test. Tests of load shedding set their own.
  const load = { LOG_LEVEL: 'silent', REQUESTS_AT_WORK: '1000' };
  // With demo accounts admins need no second factor, so its test turns them off.
  const usual = { DATABASE_URL: database.url, DEMO_LOGINS: 'on', ...load, ...testSecrets };
  const config = { ...readConfig({ ...usual, ...environment }), ...settings };
  const log = replaced.log ?? createLog({ level: config.logLevel });
  const clock = createTestClock();
  const deps = {
    config,
    db: database.db,
    bus: createMemoryBus({ log }),
    files: createDiskFiles({ folder }),
    mailer: createStoringMailer({ clock }),
    limiter: createLimiter(),
    log,
    ...replaced,
    clock: replaced.clock ?? clock,
  };
  const marketplace = createMarketplace(deps);
  await marketplace.ready();
  return {
    ...deps,
    clock,
    url: database.url,
    marketplace,
    world: createWorld({ db: database.db, clock: deps.clock }),
    /** For tests that call a verb directly. */
    context: (viewer: Viewer | null = null): Ctx => ({
      ...marketplace.shared,
      now: deps.clock.now(),
      viewer,
      client: { address: '127.0.0.1', userAgent: '' },
      requestId: newId(),
    }),
    /** A new browser without cookies. */
    client: (headers: Record<string, string> = {}) => createClient(marketplace.fetch, headers),
    close: async () => {
      await marketplace.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface TestClock extends Clock {
  pass(span: { days?: number; minutes?: number; seconds?: number }): void;
}

/** A clock that only moves when the test moves it. */
function createTestClock(start = new Date('2026-03-06T09:00:00Z')): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    pass: ({ days = 0, minutes = 0, seconds = 0 }) => {
      now += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
