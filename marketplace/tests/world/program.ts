import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { programsFolder, publishProgramsFolder } from './config.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

/** The folder is in the checkout, so that Node finds the npm packages. */
export async function makeProgramsFolder() {
  const parent = join(root, 'test-results');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'programs-'));
  publishProgramsFolder(folder);
  return {
    /** Also called when sources change: the next test that needs a program builds it again. */
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * Bundles a program such as `marketplace/src/main.ts`, which tests start as a separate process, into one file. It
 * starts four times as fast as from the sources. The first test that needs it bundles the current sources.
 */
export async function programOf(entry: string): Promise<string> {
  const folder = programsFolder();
  if (!folder) throw new Error('No folder for programs: add marketplace/tests/global-setup.ts to the globalSetup');
  const program = join(folder, `${entry.replaceAll('/', '-')}.mjs`);
  // Two concurrent tests both build it; the second overwrites an identical file.
  if (!existsSync(program))
    await run(process.execPath, ['scripts/test/bundle-program.mjs', entry, program], { cwd: root });
  return program;
}
