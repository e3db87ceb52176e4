import { bin, capture } from '#run.mjs';
import { packages, read } from '#verify/sources.mjs';

/** Packages that import the marketplace would each read its types again, so they are one program. */
const together = 'tsconfig.together.json';
const joined = JSON.parse(read(together)).include;
const programs = [
  { name: joined.join(', '), project: together, reads: [...joined, 'schema', 'web'] },
  // It runs in a page, although it belongs to a server package.
  { name: 'GraphiQL', project: 'graphql-bff/graphiql', reads: ['graphql-bff'] },
  // It runs in the browser, but outside a page.
  { name: 'the service worker', project: 'web/worker', reads: ['web'] },
  ...packages
    .filter((name) => !joined.includes(name))
    .map((name) => ({ name, project: name, reads: [name, 'schema'] })),
];

/**
 * Checks the programs that read these packages, with the native compiler. The package `typescript` is for tools that
 * need its API.
 */
export function typeChecks(changed = packages) {
  return programs
    .filter(({ reads }) => reads.some((name) => changed.includes(name)))
    .map(({ name, project }) => [
      `types of ${name}`,
      command(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', project]),
    ]);
}

export function tool(name, args) {
  return command(bin(name), args);
}

function command(name, args) {
  return async () => {
    const { code, output } = await capture(name, args);
    return { faults: code === 0 ? [] : [output.trim()] };
  };
}

/** Runs one check, prints its result, and returns whether it passed. */
export async function check([name, act]) {
  const started = Date.now();
  const { faults, note } = await act();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${[note, `${seconds} s`].filter(Boolean).join(', ')})`,
  );
  for (const fault of faults) console.log(fault.replace(/^/gm, '     '));
  return faults.length === 0;
}

/** Runs two at a time, because CI machines have two cores. The later checks wait for the first ones. */
export async function checkAll({ first = [], independent = [], later = [] }) {
  const begun = Promise.all(first.map(check));
  const queue = [...independent.map((one) => ({ one })), ...later.map((one) => ({ one, before: begun }))];
  const results = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await next.before;
      results.push(await check(next.one));
    }
  };
  await Promise.all([begun.then(work), work()]);
  return [...(await begun), ...results];
}
