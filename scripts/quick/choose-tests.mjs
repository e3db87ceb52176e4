/** This many files take about a minute on two cores. */
const filesAtMost = 30;

/** These tests read files instead of importing them, so a change of such a file must run them. */
export const readers = [
  ['scripts/tests/deployment.test.mjs', /^(docker-compose\.yml|\.env\.example|ops\/|Dockerfile)/],
  ['scripts/tests/boundaries.test.mjs', /^\.dependency-cruiser\.mjs$/],
  ['e2e/tests/compose.test.ts', /^(docker-compose\.yml|Dockerfile|ops\/)/],
  ['marketplace/tests/access.test.ts', /^marketplace\/tests\/access\.md$/],
  ['graphql-bff/tests/access.test.ts', /^graphql-bff\/tests\/access\.md$/],
  ['marketplace/tests/migrations.test.ts', /^marketplace\/drizzle\//],
  ['graphql-bff/tests/guide.test.ts', /^(docs\/api\.md|graphql-bff\/src\/)/],
  ['graphql-bff/tests/graphiql.test.ts', /^graphql-bff\/(src\/platform\/graphiql|graphiql)\//],
  ['graphql-bff/tests/schema.test.ts', /^schema\/schema\.graphql$/],
  ['web/build/guide.test.ts', /^docs\/api\.md$/],
  ['web/tests/web.test.ts', /^web\/src\//],
  ['web/src/styles/contrast.test.ts', /\.css$/],
];

/** Chooses the reachable tests that are nearest to the change, and the tests that read a changed file. */
export function chooseTests({ changed, reached, atMost = filesAtMost }) {
  const reading = readers.filter(([, pattern]) => changed.some((file) => pattern.test(file))).map(([test]) => test);
  const near = reached
    .filter((test) => !reading.includes(test))
    .map((test) => ({ test, nearness: Math.max(0, ...changed.map((file) => nearness(test, file))) }))
    .sort((a, b) => b.nearness - a.nearness);
  const chosen = near.slice(0, atMost).map(({ test }) => test);
  return { chosen: [...chosen, ...reading], left: near.slice(atMost).map(({ test }) => test) };
}

/**
 * Ranks a test of the same file first, then one in the same folder, the same module (by folder or name), the same
 * package.
 */
export function nearness(test, file) {
  const stem = (path) => path.replace(/(\.test|\.spec)?\.\w+$/, '');
  if (stem(test) === stem(file)) return 4;
  if (folderOf(test) === folderOf(file)) return 3;
  const module = /^[\w-]+\/src\/([\w-]+)\//.exec(file)?.[1];
  if (module && new RegExp(`[/-]${module.replace(/s$/, '')}`).test(test)) return 2;
  return test.split('/')[0] === file.split('/')[0] ? 1 : 0;
}

function folderOf(path) {
  return path.slice(0, path.lastIndexOf('/'));
}
