import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '#run.mjs';

/** Installs the packages of the lockfile, unless they are installed already. */
export async function installWhatIsMissing() {
  await install('--include=dev');
}

/** Installs what building and running need, without linters, generators and test tools. */
export async function installForStart() {
  await install('--omit=dev');
}

async function install(which) {
  if (isInstalled(which)) return void (await import('#link-packages.mjs'));
  console.log('Installing packages (once) ...');
  // The lockfile names exact versions, so what is in npm's cache need not be asked for again.
  const args = ['ci', which, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run(...npm(...args));
  if (code === 0) return;
  console.error('npm could not install the packages, see above.');
  process.exit(code);
}

/** The npm that started this script may differ from the one on the PATH. */
export function npm(...args) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? [process.execPath, [own, ...args]] : ['npm', args];
}

function isInstalled(which) {
  const inside = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(inside)) return false;
  const installed = packagesOf(inside);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.optional || wanted.devOptional || wanted.peer) return true;
    if (wanted.dev && which === '--omit=dev') return true;
    return installed[path]?.version === wanted.version;
  });
}

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}
