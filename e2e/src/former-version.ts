import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { currentPrograms } from '#cluster.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const servers = ['marketplace', 'graphql-bff'] as const;
type Programs = Awaited<ReturnType<typeof currentPrograms>>;

export interface Deployment {
  /** Links, as a deployment has them: the next start of a server runs the program that its link names. */
  programs: Programs;
  /** Points the links at the current version. */
  switch(): Promise<void>;
  remove(): Promise<void>;
}

/** Builds the servers of a former commit. */
export async function deployFormer(commit: string): Promise<Deployment> {
  const parent = join(root, 'test-results');
  await mkdir(parent, { recursive: true });
  // Inside the checkout, so that its npm packages are found.
  const folder = await mkdtemp(join(parent, 'former-'));
  const sources = join(folder, 'sources');
  await mkdir(join(sources, 'node_modules/@besesaka'), { recursive: true });
  await run('sh', ['-euc', `git archive ${commit} | tar -x -C "$1"`, 'sh', sources], { cwd: root });
  const { stdout } = await run('sh', ['-c', 'ls -d */package.json'], { cwd: sources });
  for (const name of stdout
    .trim()
    .split('\n')
    .map((path) => path.split('/')[0] ?? '')) {
    await symlink(join(sources, name), join(sources, 'node_modules/@besesaka', name));
    await symlink(join(root, name, 'node_modules'), join(sources, name, 'node_modules'));
  }
  const programs = { marketplace: '', 'graphql-bff': '' };
  for (const name of servers) {
    const built = join(sources, `${name}.mjs`);
    await run(process.execPath, ['scripts/test/bundle-program.mjs', `${name}/src/main.ts`, built], { cwd: sources });
    programs[name] = join(folder, `${name}.mjs`);
    await symlink(built, programs[name]);
  }
  return {
    programs,
    switch: async () => {
      const current = await currentPrograms();
      for (const name of servers) {
        const next = join(folder, `next-${basename(programs[name])}`);
        await symlink(current[name], next);
        await rename(next, programs[name]);
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
