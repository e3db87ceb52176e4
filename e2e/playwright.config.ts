import { defineConfig, devices } from '@playwright/test';
import { chromiumPath, port, webServer } from './src/browser-setup.ts';
import { config } from './src/config.ts';

export default defineConfig({
  testDir: './journeys',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(chromiumPath),
  // A journey that fails once in many shows a race, in it or in the product: at a desk it is not tried again. Where nobody
  // sits by it is, once, and is named as FLAKY at the end of the run.
  retries: config.isUnattended ? 1 : 0,
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
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 }, deviceScaleFactor: 1 },
    },
    // What a journey tagged so is about is no matter of the window: it goes on a phone alone.
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer,
});
