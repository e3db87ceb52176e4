import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { programsFolder, publishProgramsFolder } from './config.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

/** The folder of one run's programs lies in the checkout: from there Node finds npm's packages. */
export async function makeProgramsFolder() {
  const parent = join(root, 'test-results');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'programs-'));
  publishProgramsFolder(folder);
  return {
    /** Also when sources changed: the next test that asks for a program builds it again. */
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * What a test starts as a process of its own, such as `marketplace/src/main.ts`, in one file: it starts in a quarter of
 * the time that its sources take. The first test that asks for it bundles the sources as they are in this run.
 */
export async function programOf(entry: string): Promise<string> {
  const folder = programsFolder();
  if (!folder) throw new Error('No folder for programs: add marketplace/tests/global-setup.ts to the globalSetup');
  const program = join(folder, `${entry.replaceAll('/', '-')}.mjs`);
  // Two tests that ask at the same time both build it: whichever ends last replaces what is the same.
  if (!existsSync(program))
    await run(process.execPath, ['scripts/test/bundle-program.mjs', entry, program], { cwd: root });
  return program;
}
