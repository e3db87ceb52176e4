import '#link-packages.mjs';
import { bin, capture } from '#run.mjs';
import { boundaries } from '#verify/boundaries.mjs';
import { folders } from '#verify/folders.mjs';
import { functions } from '#verify/functions.mjs';
import { generated } from '#verify/generated.mjs';
import { migrations } from '#verify/migrations.mjs';
import { schemaChanges } from '#verify/schema-changes.mjs';
import { schemaLint } from '#verify/schema-lint.mjs';
import { sizes } from '#verify/sizes.mjs';
import { packages, read } from '#verify/sources.mjs';

/** What stands on the BFF would read its types again, each for itself: they are one program. */
const together = 'tsconfig.together.json';
const joined = JSON.parse(read(together)).include;
const programs = [
  [joined.join(', '), together],
  // A page among servers: it knows the browser.
  ['GraphiQL', 'graphql-bff/graphiql'],
  ...packages.filter((name) => !joined.includes(name)).map((name) => [name, name]),
];

/** The one gate: everything that a machine can check without running the product. */
const checks = [
  // First and alone, because the others read what it may write.
  [['generated files', generated]],
  [
    ['format and lint', tool('biome', ['check', '--error-on-warnings', '.'])],
    ['boundaries', boundaries],
    ['file sizes', sizes],
    ['function sizes', functions],
    ['folder sizes', folders],
    ['migrations', migrations],
    ['schema: how it is written', schemaLint],
    ['schema: what changes for clients', schemaChanges],
    ['dead code', tool('knip', ['--no-progress'])],
    ...programs.map(([name, project]) => [`types of ${name}`, types(project)]),
  ],
];

function tool(name, args) {
  return command(bin(name), args);
}

/** By the native compiler; the one named `typescript` is there for the tools that need its API. */
function types(project) {
  return command(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', project]);
}

function command(name, args) {
  return async () => {
    const { code, output } = await capture(name, args);
    return { faults: code === 0 ? [] : [output.trim()] };
  };
}

async function check([name, act]) {
  const started = Date.now();
  const { faults, note } = await act();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${[note, `${seconds} s`].filter(Boolean).join(', ')})`,
  );
  for (const fault of faults) console.log(fault.replace(/^/gm, '     '));
  return faults.length === 0;
}

/** Two at a time: the machines that run this have two cores. */
async function checkAll(queue) {
  const waiting = [...queue];
  const results = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await check(next));
  };
  await Promise.all([worker(), worker()]);
  return results.every(Boolean);
}

let passed = true;
for (const stage of checks) passed = (await checkAll(stage)) && passed;
console.log(passed ? 'verify: everything holds' : 'verify: something does not hold, see above');
process.exitCode = passed ? 0 : 1;
