import '#start/check-node.mjs';
import { existsSync } from 'node:fs';
import { buildWhatChanged } from '#start/build-what-changed.mjs';
import { installWhatIsMissing } from '#start/install.mjs';

if (existsSync('.env')) process.loadEnvFile('.env');

await installWhatIsMissing();
await buildWhatChanged();

// npm sends a signal only to its shell, which exits without passing it on.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 500).unref();

// Runs in this process, so that Ctrl-C and every signal reach the servers.
process.setSourceMapsEnabled(true);
await import(new URL('../standalone/dist/main.js', import.meta.url).href);
