import './scripts/link-packages.mjs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const testsOf = (packages: string[]) => packages.map((name) => `${name}/**/*.test.{ts,tsx,mjs}`);

/**
 * Two projects, in which the test files of a worker share what they have loaded: the servers, and the browser's side, whose
 * tests replace globals. The servers' files share one PostgreSQL server, on which each has a database of its own.
 */
export default defineConfig({
  // Vite would take graphql's other build than Node's own resolution gives to packages, and two never mix.
  resolve: { alias: [{ find: /^graphql$/, replacement: path('node_modules/graphql/index.js') }] },
  test: {
    // One more than the processors, because tests wait for each other’s processes and for timers much of their time.
    maxWorkers: 3,
    // Loading every module for each file again took half of the time.
    isolate: false,
    // Limits are for hangs, not for speed: a busy machine may take ten times as long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What is waited for comes from other processes, which get the machine late where it is busy; a passing poll ends at once.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'servers',
          globalSetup: ['marketplace/tests/global-setup.ts'],
          include: testsOf(['marketplace', 'graphql-bff', 'standalone', 'sandbox', 'embedded-db', 'e2e', 'bench']),
        },
      },
      { extends: true, test: { name: 'web', include: testsOf(['web', 'schema', 'scripts', 'sdk']) } },
    ],
  },
});
