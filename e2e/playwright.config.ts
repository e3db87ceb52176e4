import { defineConfig, devices } from '@playwright/test';
import { chromiumPath, port, webServer } from './src/browser-setup.ts';
import { config } from './src/config.ts';

/** What only `npm run test:deep` runs is left out elsewhere. */
const without = (tag: RegExp) => (config.isWhole ? tag : [tag, /@deep/]);
/** A browser that is slowed down needs as much more time, its tests a little less. */
const patience = Math.max(1, config.cpuSlowdown / 2);

export default defineConfig({
  testDir: './journeys',
  timeout: 45_000 * patience,
  expect: { timeout: 10_000 * patience },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(chromiumPath),
  // Under CI, `npm test` runs what failed once more, alone, and names what passes then as FLAKY.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: './test-results/report.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GH',
    timezoneId: 'Africa/Accra',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromiumPath ? { executablePath: chromiumPath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
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
      // What only a large screen has.
      grepInvert: without(/@desktop/),
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 }, deviceScaleFactor: 1 },
    },
    // What a journey tagged so is about is no matter of the window: it goes on a phone alone.
    { name: 'desktop', grepInvert: without(/@phone/), use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer,
});
