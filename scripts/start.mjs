import '#start/check-node.mjs';
import { existsSync } from 'node:fs';
import { buildWhatChanged } from '#start/build-what-changed.mjs';
import { installWhatIsMissing } from '#start/install.mjs';

if (existsSync('.env')) process.loadEnvFile('.env');

await installWhatIsMissing();
await buildWhatChanged();

// npm hands a signal to its shell only, which dies of it without passing it on.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 500).unref();

// In this same process, so that Ctrl-C and every signal reach the servers themselves.
process.setSourceMapsEnabled(true);
await import(new URL('../standalone/dist/main.js', import.meta.url).href);
