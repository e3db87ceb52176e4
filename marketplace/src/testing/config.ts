/** What the whole test run shares: one PostgreSQL server, with the template on it that test databases are copied from. */
export function testServer() {
  return { url: process.env.TEST_DATABASE_URL ?? null, template: process.env.TEST_DATABASE_TEMPLATE ?? null };
}

/** Told to all test processes; the template once for the whole run, also when a migration is added meanwhile. */
export function publishTestServer({ url, template }: { url: string; template: string }): void {
  process.env.TEST_DATABASE_URL = url;
  process.env.TEST_DATABASE_TEMPLATE = template;
}

/** Where a run puts the programs that its tests start as processes of their own. */
export function programsFolder(): string | null {
  return process.env.TEST_PROGRAMS ?? null;
}

export function publishProgramsFolder(folder: string): void {
  process.env.TEST_PROGRAMS = folder;
}

/** `npm run test:deep` sets it: full volumes and exact times. */
export function isDeep(): boolean {
  return process.env.TEST_DEPTH === 'full';
}
