import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { config } from './config.ts';

const candidates = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Uses the machine's own Chromium if there is one, else Playwright's, which needs no path. */
export const chromiumPath =
  config.chromiumPath ?? candidates.map((name) => `/usr/bin/${name}`).find((file) => existsSync(file));

export const port = config.port;

/** Starts the whole marketplace as `npm start` does, on its own database. */
export const webServer = {
  command: `node ${fileURLToPath(new URL('../../standalone/dist/main.js', import.meta.url))}`,
  url: `http://127.0.0.1:${port}/readyz`,
  timeout: 120_000,
  reuseExistingServer: config.isSiteShared,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: config.dataDir ?? path.join(tmpdir(), `besesaka-e2e-${randomUUID()}`),
    ...(config.databaseUrl && { DATABASE_URL: config.databaseUrl }),
    DEMO_DATA: 'on',
    DEMO_PICTURES: 'flat',
    LOG_LEVEL: 'warn',
    // The tests write faster than users do, all from one machine.
    SIGNUPS_PER_HOUR: '1000000',
    CHAT_MESSAGES_PER_MINUTE: '1000000',
    CHAT_NEW_CONVERSATIONS_PER_HOUR: '1000000',
    ORDER_CHECKOUTS_PER_HOUR: '1000000',
    ORDER_CHECKOUTS_WAITING: '1000000',
    // All tests log in as the demo users, mail them and order from them.
    LOGINS_PER_HOUR: '1000000',
    MAILS_PER_HOUR: '1000000',
    MAILS_PER_DAY: '1000000',
    ORDER_STEPS_PER_HOUR: '1000000',
  },
};
