import '#link-packages.mjs';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, loadContext } from '@graphql-codegen/cli';
import { loadBundled } from '#build/bundle.mjs';
import { schemaTypes } from '#build/schema-types.mjs';
import { bin, root, run } from '#run.mjs';
import { read } from '#verify/sources.mjs';

// Runs in one process and in this order, because the screens' types depend on the GraphQL schema. Each package is
// loaded once, as a bundle, in a quarter of the time of its sources.
const tables = filesNamed(/\btables\.ts$/, 'marketplace/src');
const operations = filesNamed(/\boperations\.ts$/, 'schema/src');
const marketplace = await loadBundled('marketplace', [
  ...['./emit-migrations.ts', './emit-data.ts', './emit-access.ts', './emit-deadlines.ts'].map(
    (path) => `export * from '${path}';`,
  ),
  ...tables.map((name, n) => `export * as tables${n} from './src/${name}';`),
  ...operations.map((name, n) => `export * as operations${n} from '@besesaka/schema/${name}';`),
]);
const allTables = Object.assign({}, ...tables.map((_, n) => marketplace[`tables${n}`]));
if ((await marketplace.missingStatements(allTables)).length > 0) {
  const code = await run(bin('drizzle-kit'), ['generate'], { cwd: join(root, 'marketplace') });
  if (code !== 0) process.exit(code);
  removeOldSnapshots(join(root, 'marketplace/drizzle/meta'));
}
write('docs/data.md', marketplace.dataDocument());
write('docs/held-money.md', marketplace.deadlinesDocument());
const modules = new Set(operations.map((name) => name.split('/')[0]));
const operationsOf = (module) =>
  operations.flatMap((name, n) => (name.startsWith(`${module}/`) ? Object.values(marketplace[`operations${n}`]) : []));
write(
  'docs/access.md',
  marketplace.accessDocument(Object.fromEntries([...modules].map((one) => [one, operationsOf(one)]))),
);
const { schemaDocument } = await loadBundled('graphql-bff', ["export * from './emit.ts';"]);
write('schema/schema.graphql', schemaDocument());
write('sdk/src/generated/schema.d.ts', schemaTypes(schemaDocument()));
const context = await loadContext(join(root, 'codegen.ts'));
// Every listed file is parsed, and two of three contain no document.
context.updateConfig({ documents: sourcesIn('web/src').filter((path) => read(path).includes('graphql(')) });
await generate(context);
process.exit();

function filesNamed(pattern, folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((name) => pattern.test(name))
    .sort();
}

/** The tables are compared with the newest one only. */
function removeOldSnapshots(folder) {
  const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
  for (const name of snapshots.sort().slice(0, -1)) rmSync(join(folder, name));
}

function sourcesIn(folder) {
  const names = readdirSync(join(root, folder), { recursive: true });
  const sources = names.filter((name) => /\.tsx?$/.test(name) && !/^gql\/|\.test\./.test(name));
  return sources.map((name) => `${folder}/${name}`).sort();
}

/** An unchanged file is not rewritten, because other processes read it meanwhile. */
function write(path, text) {
  if (!existsSync(join(root, path)) || read(path) !== text) writeFileSync(join(root, path), text);
}
