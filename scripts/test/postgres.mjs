/** One fast PostgreSQL server for all tests of this run: what it gives to those of the services and to those in a browser. */
export async function bringUpPostgres() {
  // The tests in a browser fill their database: on a server that was named they bring their own.
  if (process.env.TEST_DATABASE_URL) return { env: {}, stop: async () => {} };
  // Loaded here, as the packages are installed only after this file is read.
  const { tsImport } = await import('tsx/esm/api');
  const { startTestServer } = await tsImport('@besesaka/marketplace/testing/server.ts', import.meta.url);
  const { url, stop } = await startTestServer();
  // It does not end with the terminal.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop().finally(() => process.exit(130)));
  return { env: { TEST_DATABASE_URL: url, E2E_DATABASE_URL: url }, stop };
}
