import { bundle } from '#build/bundle.mjs';
import { rememberBuild } from '#build/stamp.mjs';
import { run } from '#run.mjs';

/** Each server becomes one file, `<package>/dist/main.js`, that finds npm's packages in node_modules. */
const servers = ['marketplace', 'graphql-bff', 'web', 'standalone'];

const [web] = await Promise.all([run('npm', ['run', '--silent', 'build', '-w', 'web']), ...servers.map(bundle)]);
if (web === 0) rememberBuild();
process.exitCode = web;
