import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const packages = ['schema', 'marketplace', 'graphql-bff', 'web', 'standalone', 'sandbox', 'e2e', 'bench', 'scripts'];

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** All packages in one run; they share one PostgreSQL server, on which every test file has a database of its own. */
export default defineConfig({
  // Vite would take graphql's other build than Node's own resolution gives to packages, and two never mix.
  resolve: { alias: [{ find: /^graphql$/, replacement: path('node_modules/graphql/index.js') }] },
  test: {
    maxWorkers: 2,
    // Loading every module anew for each file took half of the time.
    isolate: false,
    projects: packages
      .filter((name) => existsSync(path(name)))
      .map((name) => ({
        extends: true,
        root: path(name),
        test: {
          name,
          globalSetup: [path('marketplace/tests/global-setup.ts')],
          include: ['**/*.test.{ts,tsx,mjs}'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      })),
  },
});
