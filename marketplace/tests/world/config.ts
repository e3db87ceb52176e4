/** The test run shares one PostgreSQL server with the template that test databases are copied from. */
export function testServer() {
  return { url: process.env.TEST_DATABASE_URL ?? null, template: process.env.TEST_DATABASE_TEMPLATE ?? null };
}

/**
 * Publishes the server to all test processes. The template stays the same during the run, even if a migration is added.
 */
export function publishTestServer({ url, template }: { url: string; template: string }): void {
  process.env.TEST_DATABASE_URL = url;
  process.env.TEST_DATABASE_TEMPLATE = template;
}

/** The folder for programs that tests start as separate processes. */
export function programsFolder(): string | null {
  return process.env.TEST_PROGRAMS ?? null;
}

export function publishProgramsFolder(folder: string): void {
  process.env.TEST_PROGRAMS = folder;
}

/** True in `npm run test:deep`, which tests full volumes and exact times. */
export function isDeep(): boolean {
  return process.env.TEST_DEPTH === 'full';
}
