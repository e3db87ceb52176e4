import '#start/check-node.mjs';
import { changesSinceMain } from '#quick/changed.mjs';
import { root, run } from '#run.mjs';
import { installWhatIsMissing } from '#start/install.mjs';
import { failedItems } from '#test/outcome.mjs';
import { needRedis } from '#test/redis.mjs';
import { runBrowserTests } from '#test/runners.mjs';

// Runs, in a minute or two, the checks of a branch's changes, the nearest tests, and the browser tests that are named.
const named = process.argv.slice(2);
const began = Date.now();
await installWhatIsMissing();
const { base, files } = await changesSinceMain();
console.log(`${files.length} files changed since ${base.slice(0, 12)}`);
const faults = [...(await check()), ...(await testRelated()), ...(named.length > 0 ? await testInBrowser() : [])];

const browser = named.length > 0 ? 'the other browser tests' : 'browser tests (npm run test:quick -- cart chat)';
console.log(`Not run: dead code, generated files, sizes, tests of code in other processes, ${browser}.`);
console.log(
  `${Math.round((Date.now() - began) / 1000)} s. ${faults.length === 0 ? 'Everything that ran passed.' : faults.join('\n')}`,
);
process.exit(faults.length === 0 ? 0 : 1);

async function check() {
  const { boundaries } = await import('#verify/boundaries.mjs');
  const { checkAll, tool, typeChecks } = await import('#verify/checks.mjs');
  const { packages } = await import('#verify/sources.mjs');
  const written = files.filter((file) => /\.(ts|tsx|mjs|css|json)$/.test(file));
  const typed = [...new Set(files.filter((file) => /\.tsx?$/.test(file)).map((file) => file.split('/')[0]))];
  const folders = packages.filter((name) => typed.includes(name));
  const biome = tool('biome', ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...written]);
  const independent = [
    ...(written.length > 0 ? [['format and lint of changed files', biome]] : []),
    ...typeChecks(folders),
    ...(folders.length > 0 ? [['boundaries of changed packages', () => boundaries(root, folders)]] : []),
  ];
  return (await checkAll({ independent })).every(Boolean) ? [] : ['checks, see above'];
}

async function testRelated() {
  await needRedis();
  const code = await run(process.execPath, ['scripts/quick/related.mjs']);
  return code === 0 ? [] : ['tests, see above'];
}

async function testInBrowser() {
  const { bringUpSite } = await import('#quick/site.mjs');
  const { pid } = await bringUpSite();
  const { items, faults: others } = await runBrowserTests({ env: process.env, args: named });
  console.log(`The site stays up for the next call; stop it with kill ${pid}.`);
  return [...others, ...failedItems({ items }).map(({ name }) => name)];
}
