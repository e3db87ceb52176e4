import { renameSync } from 'node:fs';
import { bundleProgram } from '#build/bundle.mjs';
import { plantedIn } from '#test/planted.mjs';

/**
 * Bundles one program for the tests. The file appears complete or not at all, because another process may start it at
 * any moment.
 */
const [entry, program] = process.argv.slice(2);
const half = program.replace(/\.mjs$/, `.${process.pid}.mjs`);
await bundleProgram(entry, half, process.env.PLANTED ? [{ name: 'planted fault', setup: plantedIn }] : []);
renameSync(half, program);
