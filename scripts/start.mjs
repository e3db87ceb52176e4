import '#start/check-node.mjs';
import { existsSync } from 'node:fs';
import { isPartBuilt } from '#build/stamp.mjs';
import { buildInBackground } from '#start/build-in-background.mjs';
import { installForStart } from '#start/install.mjs';
import { stopWithParent } from '#start/stop-with-parent.mjs';

if (existsSync('.env')) process.loadEnvFile('.env');

await installForStart();

// Runs in this process, so that Ctrl-C and every signal reach the servers.
process.setSourceMapsEnabled(true);
if (isPartBuilt('start')) {
  console.log('Starting ...');
  await startSite();
} else {
  console.log('Building ...');
  const { buildForStart } = await import('#build/parts.mjs');
  const { pages } = await buildForStart();
  // The database is created and filled meanwhile.
  await startSite(pages);
}
if (!isPartBuilt('rest')) {
  const { buildRest } = await import('#build/parts.mjs');
  await buildInBackground(buildRest);
}

async function startSite(pagesBuilt) {
  const { run } = await import(new URL('../standalone/dist/run.js', import.meta.url).href);
  stopWithParent();
  await run(pagesBuilt);
}
