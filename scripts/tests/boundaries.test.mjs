import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '#run.mjs';
import { boundaries } from '#verify/boundaries.mjs';

const top = mkdtempSync(join(tmpdir(), 'besesaka-boundaries-'));
const packages = [
  'schema',
  'marketplace',
  'graphql-bff',
  'web',
  'standalone',
  'sandbox',
  'embedded-db',
  'e2e',
  'bench',
];

/** A codebase in which every file breaks one boundary. */
const broken = {
  'marketplace/src/accounts/log-in.ts': ["import '#catalog/tables.ts';", 'module-accounts-looks-down'],
  'marketplace/src/catalog/routes.ts': ["import 'drizzle-orm';", 'sql-in-verbs-and-tables'],
  'embedded-db/src/postgres.ts': ["import '@besesaka/bench/hen.ts';", 'sandbox-and-database-stand-alone'],
  'marketplace/src/platform/db/start.ts': ["import '@besesaka/embedded-db/postgres.ts';", 'servers-start-no-database'],
  'marketplace/src/platform/jobs.ts': ["import '#catalog/tables.ts';", 'platform-imports-no-module'],
  'graphql-bff/src/platform/cost/limits.ts': ["import 'ioredis';", 'redis-in-its-bus'],
  'graphql-bff/src/platform/bus/bus.ts': ["import '#platform/live/hub.ts';", 'graphql-bff-platform-bus-looks-down'],
  'graphql-bff/src/platform/live/hub.ts': ["import '#platform/lost.ts';", 'graphql-bff-platform-lists-its-folders'],
  'graphql-bff/src/catalog/loaders.ts': [
    "import '@besesaka/marketplace/catalog/tables.ts';",
    'packages-meet-in-schema',
  ],
  'web/src/catalog/card.tsx': ["import '@besesaka/schema/catalog/resources.ts';", 'web-reads-no-rest-shapes'],
  'web/src/catalog/lost.ts': ["import './nowhere.ts';", 'everything-resolves'],
  'schema/src/catalog/inputs.ts': ["import 'hono';", 'schema-imports-zod-only'],
  'e2e/src/cheat.ts': ["import '@besesaka/marketplace/catalog/tables.ts';", 'wholes-use-servers-only'],
  'standalone/src/alone.ts': ['export const alone = true;', 'no-orphans'],
  'bench/src/egg.ts': ["import './hen.ts';", 'no-circles'],
};
const sound = {
  'graphql-bff/src/platform/lost.ts': 'export const lost = true;',
  'bench/src/hen.ts': "import './egg.ts';",
  'marketplace/src/catalog/tables.ts': "import 'drizzle-orm';",
  'schema/src/catalog/resources.ts': "import 'zod';",
};

function write(path, text) {
  mkdirSync(dirname(join(top, path)), { recursive: true });
  writeFileSync(join(top, path), text);
}

beforeAll(() => {
  for (const name of packages) {
    const manifest = {
      name: `@besesaka/${name}`,
      type: 'module',
      imports: { '#*': './src/*' },
      exports: { './*': './src/*' },
    };
    write(`${name}/package.json`, JSON.stringify(manifest));
    write(`node_modules/@besesaka/.keep`, '');
    symlinkSync(join(top, name), join(top, 'node_modules/@besesaka', name));
  }
  for (const name of ['zod', 'hono', 'ioredis', 'drizzle-orm']) {
    symlinkSync(join(root, 'node_modules', name), join(top, 'node_modules', name));
  }
  for (const name of ['.dependency-cruiser.mjs', 'tsconfig.base.json']) symlinkSync(join(root, name), join(top, name));
  for (const [path, [text]] of Object.entries(broken)) write(path, text);
  for (const [path, text] of Object.entries(sound)) write(path, text);
});

afterAll(() => rmSync(top, { recursive: true, force: true }));

test('every broken boundary fails the gate, and so does a run that read too few files', async () => {
  const { faults } = await boundaries(top);
  for (const [path, [, rule]] of Object.entries(broken)) {
    expect(faults, path).toContainEqual(expect.stringMatching(new RegExp(`^${path}.*: ${rule}$`)));
  }
  for (const path of Object.keys(sound)) {
    expect(faults.filter((fault) => fault.startsWith(path) && !fault.endsWith('no-circles'))).toEqual([]);
  }
  expect(faults).toContainEqual(expect.stringContaining('the cruiser itself must be broken'));
});
