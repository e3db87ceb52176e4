import '#start/check-node.mjs';
import { existsSync } from 'node:fs';
import { buildWhatChanged } from '#start/build-what-changed.mjs';
import { installWhatIsMissing } from '#start/install.mjs';

if (existsSync('.env')) process.loadEnvFile('.env');

await installWhatIsMissing();
await buildWhatChanged();

// In this same process, so that Ctrl-C and every signal reach the servers themselves.
process.setSourceMapsEnabled(true);
await import(new URL('../standalone/dist/main.js', import.meta.url).href);
