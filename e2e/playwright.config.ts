import { defineConfig, devices } from '@playwright/test';
import { chromiumPath, port, webServer } from './src/browser-setup.ts';

export default defineConfig({
  testDir: './journeys',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(chromiumPath),
  // Two cores run both browsers, the servers and the database: once in hundreds of journeys a wait runs out. What passes
  // the second time is listed as flaky, what fails twice is a fault.
  retries: 1,
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
