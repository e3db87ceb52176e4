import '#link-packages.mjs';
import { buildForStart, buildRest } from '#build/parts.mjs';
import { isBuilt } from '#build/stamp.mjs';

if (process.argv.includes('--changed') && isBuilt()) process.exit();

try {
  const { pages } = await buildForStart();
  await pages;
  await buildRest();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
