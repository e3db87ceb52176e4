import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { capture } from '#run.mjs';

/** The first of these programs that lies on the PATH, or in the places that some PATHs forget. */
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

/** Installs a system package where that works without asking anybody; answers whether it did. */
export async function installSystemPackage(name) {
  const manager = managers.find(({ program }) => which(program));
  if (!manager) return false;
  const prefix = await rights(manager);
  if (!prefix) return false;
  console.log(`Installing ${name} with ${manager.program} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', HOMEBREW_NO_AUTO_UPDATE: '1' };
  for (const args of manager.steps(name)) {
    const [command, ...rest] = [...prefix, manager.program, ...args];
    const { code, output } = await capture(command, rest, { env });
    if (code !== 0) console.error(output.trim().split('\n').slice(-5).join('\n'));
  }
  return true;
}

const managers = [
  {
    program: 'apt-get',
    steps: (name) => [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', name],
    ],
  },
  { program: 'dnf', steps: (name) => [['install', '-y', '-q', name]] },
  { program: 'apk', steps: (name) => [['add', '--no-cache', name]] },
  { program: 'brew', asUser: true, steps: (name) => [['install', '--quiet', name]] },
];

async function rights({ asUser }) {
  if (asUser || process.getuid?.() === 0) return [];
  const { code } = await capture('sudo', ['-n', 'true']);
  return code === 0 ? ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive'] : undefined;
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
