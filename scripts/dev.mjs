import '#start/check-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, run } from '#run.mjs';
import { installWhatIsMissing } from '#start/install.mjs';

if (existsSync('.env')) process.loadEnvFile('.env');
await installWhatIsMissing();
// The servers need a renderer and GraphiQL's files to start. Pages served by vite are rendered in the browser.
for (const [name, script, built] of [
  ['web', 'build:pages', 'web/dist/server'],
  ['graphql-bff', 'build', 'graphql-bff/dist/graphiql'],
]) {
  if (!existsSync(join(root, built))) await run('npm', ['run', '--silent', script, '-w', name]);
}

const { startVite } = await import('#dev/vite.mjs');
const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 4000);
const serversPort = port + 100;

// Browsers open vite's address, so cookies and origins must use it.
const env = {
  ...process.env,
  PORT: String(serversPort),
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://${host}:${port}`,
};
const codegen = await watchDocuments();
const servers = spawn(
  bin('tsx'),
  ['watch', '--clear-screen=false', ...process.argv.slice(2), 'standalone/src/main.ts'],
  {
    cwd: root,
    env,
    stdio: 'inherit',
  },
);
const vite = await startVite({ host, port, servers: `http://127.0.0.1:${serversPort}` });
console.log(`Hot reload at http://${host}:${port} (the servers alone: port ${serversPort})`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    servers.kill(signal);
    codegen.kill();
    vite.close();
  });
}
servers.once('exit', (code) => {
  codegen.kill();
  vite.close();
  process.exit(code ?? 0);
});

/** Waits until codegen has run, because the servers load its output and would otherwise restart at once. */
async function watchDocuments() {
  const child = spawn(bin('graphql-codegen'), ['--config', 'codegen.ts', '--watch'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((done) => {
    child.stdout.on('data', (text) => /watching/i.test(text) && done());
    child.once('exit', done);
  });
  return child;
}
