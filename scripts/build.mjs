import '#link-packages.mjs';
import { bundle } from '#build/bundle.mjs';
import { forgetBuild, isBuilt, rememberBuild } from '#build/stamp.mjs';
import { run } from '#run.mjs';

if (process.argv.includes('--changed') && isBuilt()) process.exit();

/**
 * Vite builds the web app and GraphiQL. Each server becomes one file, `<package>/dist/main.js`, which finds npm's
 * packages in node_modules. The admin command is another, because a deployment has no sources.
 */
const servers = ['marketplace', 'graphql-bff', 'web', 'standalone'];

forgetBuild();
const pages = ['web', 'graphql-bff'].map((name) => run('npm', ['run', '--silent', 'build', '-w', name]));
const programs = [...servers.map((name) => bundle(name)), bundle('marketplace', 'commands/admin.ts')];
const [codes] = await Promise.all([Promise.all(pages), ...programs]);
const failed = codes.find((code) => code !== 0) ?? 0;
if (failed === 0) rememberBuild();
process.exitCode = failed;
