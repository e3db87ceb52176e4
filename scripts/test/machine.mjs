import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from '#run.mjs';

/** The first of these programs on the PATH, or in common folders that the PATH may lack. */
export function which(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
  for (const name of names) {
    const found = folders.map((folder) => join(folder, name)).find(isProgram);
    if (found) return found;
  }
  return undefined;
}

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs a system package as root. Otherwise, or if that fails, returns advice for the user. */
export async function installSystemPackage(name) {
  const manager = managers.find(({ program }) => which(program));
  if (!manager) return { installed: false, advice: `install the package ${name}` };
  const { program, install, before = [], asUser } = manager;
  const advice = `${asUser ? '' : 'as root: '}${program} ${install[0]} ${name}`;
  if (process.getuid?.() !== 0 || asUser) return { installed: false, advice };
  console.log(`Installing ${name} with ${program} ...`);
  for (const args of [...before, [...install, name]]) {
    const { code, output } = await capture(program, args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (code === 0) continue;
    console.error(output.trim().split('\n').slice(-5).join('\n'));
    if (args.includes(name)) return { installed: false, advice };
  }
  return { installed: true };
}

const managers = [
  {
    program: 'apt-get',
    before: [['update', '-qq']],
    install: ['install', '-y', '-qq', '--no-install-recommends'],
  },
  { program: 'dnf', install: ['install', '-y', '-q'] },
  { program: 'apk', install: ['add', '--no-cache'] },
  { program: 'brew', install: ['install'], asUser: true },
];
