/**
 * One fast PostgreSQL server for all tests of this run. Returns the settings for the service tests and for the browser
 * tests.
 */
export async function bringUpPostgres() {
  // The browser tests fill their database. If a server is given, they start their own instead.
  if (process.env.TEST_DATABASE_URL) return { env: {}, stop: async () => {} };
  // Loaded here, because the packages are installed after this file is loaded.
  const { tsImport } = await import('tsx/esm/api');
  const { startTestServer } = await tsImport('@besesaka/marketplace/testing/server.ts', import.meta.url);
  const { url, stop } = await startTestServer();
  // The server does not end with the terminal.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop().finally(() => process.exit(130)));
  return { env: { TEST_DATABASE_URL: url, E2E_DATABASE_URL: url }, stop };
}
