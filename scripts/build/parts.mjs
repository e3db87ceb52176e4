import { bundle } from '#build/bundle.mjs';
import { buildSdk } from '#build/sdk.mjs';
import { forgetBuild, rememberBuild } from '#build/stamp.mjs';
import { run } from '#run.mjs';

// Vite builds the web app and GraphiQL. Each server becomes one file, and so do the commands that deployments need.

/** The part that the first page needs. `pages` resolves later than the servers, which have a database to create. */
export async function buildForStart() {
  forgetBuild();
  const pages = npmRun('build:pages', 'web').then(() => rememberBuild('start'));
  await bundle('standalone', 'run');
  return { pages };
}

/** The rest: compressed files, GraphiQL, the SDK, and the servers as programs of their own. */
export async function buildRest() {
  const servers = ['marketplace', 'graphql-bff', 'web', 'standalone'];
  await Promise.all([
    npmRun('build:compressed', 'web'),
    npmRun('build', 'graphql-bff'),
    buildSdk(),
    ...servers.map((name) => bundle(name)),
    bundle('marketplace', 'commands/admin'),
    bundle('marketplace', 'commands/doctor'),
  ]);
  rememberBuild('rest');
}

async function npmRun(script, workspace) {
  const code = await run('npm', ['run', '--silent', script, '-w', workspace], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new Error(`npm run ${script} -w ${workspace} failed, see above.`);
}
