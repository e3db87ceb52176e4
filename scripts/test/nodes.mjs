import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from '#run.mjs';
import { npm } from '#start/install.mjs';
import { runVitest } from '#test/runners.mjs';

/** The oldest Node that is supported, and the lines that get security fixes. */
export const supportedNodes = ['20.19', '22', '24'];

/** The whole site on one port, the database, sessions, live updates, the page's own code and the SDK. */
const short = [
  'standalone/tests',
  'marketplace/tests/login',
  'graphql-bff/tests/http',
  'web/src/chat',
  'scripts/tests',
  'e2e/tests/sdk',
];

/** Runs a few tests with one version of Node, whose program comes from npm. */
export async function runWithNode(version, env) {
  const folder = mkdtempSync(join(tmpdir(), `besesaka-node-${version}-`));
  try {
    const name = `node-${process.platform}-${process.arch}`;
    const code = await run(...npm('install', '--prefix', folder, `${name}@${version}`, '--no-audit', '--no-fund'));
    if (code !== 0) throw new Error(`npm could not install Node ${version}.`);
    const bin = join(folder, 'node_modules', name, 'bin');
    const path = [bin, process.env.PATH].join(delimiter);
    return await runVitest({
      env: { ...env, PATH: path },
      args: short,
      node: join(bin, 'node'),
      name: `Node ${version}`,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
