import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, root, run } from '#run.mjs';

// Writes down what the service asks of its database, as its tests make it ask: run when a release goes out, so that the
// next one's migrations are held against it. Given paths, only their tests are run, and what they ask is added.
const kept = join(root, 'marketplace/tests/yesterday/statements.json');
const paths = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'besesaka-statements-'));

/** Lists of another length are the same statement. */
function shapeOf(text) {
  return text
    .replace(/\$\d+/g, '$')
    .replace(/\((\$|default)(, ?(\$|default))*\)/g, '($)')
    .replace(/\(\$\)(, ?\(\$\))+/g, '($)');
}

const asks = /^\s*(select|insert|update|delete|with)\b/i;
/** What tests themselves look into or fill, and no release depends on. */
const own =
  /generate_series|pg_stat|pg_sleep|pgboss|pg_backend|pg_cancel|pg_terminate|pg_prepared|set_config|current_setting/i;

try {
  process.env.TEST_STATEMENTS_TO = folder;
  await run(bin('vitest'), ['run', ...(paths.length > 0 ? paths : ['marketplace/'])]);
  const before = paths.length > 0 ? JSON.parse(readFileSync(kept, 'utf8')) : [];
  const noted = readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const shapes = new Map();
  for (const text of [...before, ...noted].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
    if (asks.test(text) && !own.test(text) && !shapes.has(shapeOf(text))) shapes.set(shapeOf(text), text);
  }
  writeFileSync(kept, `${JSON.stringify([...shapes.values()].sort(), null, 2)}\n`);
  console.log(`${shapes.size} statements are kept`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
