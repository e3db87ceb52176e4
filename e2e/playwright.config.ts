import { defineConfig, devices } from '@playwright/test';
import { chromiumPath, port, webServer } from './src/browser-setup.ts';
import { config, patience } from './src/config.ts';

/** Leaves out tests that only `npm run test:deep` runs. */
const without = (never: RegExp, others: RegExp) => (config.isWhole ? never : [never, others]);

export default defineConfig({
  testDir: './journeys',
  // Limits are for hangs, not for speed: a busy machine may take ten times as long.
  timeout: patience(300_000),
  expect: { timeout: patience(30_000) },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(chromiumPath),
  // Under CI, `npm test` runs what failed once more, alone, and names what passes then as FLAKY.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: './test-results/report.json' }]],
  use: {
    // A click that something covers fails with its cause, before the test ends without one.
    actionTimeout: patience(60_000),
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GH',
    timezoneId: 'Africa/Accra',
    // A worker would answer requests that tests intercept. Tests about it allow it.
    serviceWorkers: 'block',
    // Tests do not wait for motion; those about motion ask for it.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromiumPath ? { executablePath: chromiumPath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Each page of a test lives for seconds: compiling its hot functions better costs more than it brings.
        '--js-flags=--no-maglev --no-turbofan',
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A camera that is always there, for selfies.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      // Tests of features that only a large screen has.
      grepInvert: without(/@desktop/, /@deep|@small-deep/),
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 }, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      // These tests do not depend on the window, so they run on a phone only.
      grepInvert: without(/@phone/, /@deep|@large-deep/),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer,
});
