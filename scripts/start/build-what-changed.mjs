import { isBuilt } from '#build/stamp.mjs';
import { run } from '#run.mjs';

export async function buildWhatChanged() {
  if (isBuilt()) return;
  console.log('Building ...');
  const code = await run(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (code === 0) return;
  console.error('The build failed, see above.');
  process.exit(code);
}
