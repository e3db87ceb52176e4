import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { isolatedDeclarationSync } from 'rolldown/experimental';
import { capture, root } from '#run.mjs';
import { npm } from '#start/install.mjs';
import { read } from '#verify/sources.mjs';

const source = join(root, 'sdk/src');
const folder = join(root, 'sdk/dist');
/** The BFF serves it, so that the package fits the site that it is installed from. */
const served = join(root, 'graphql-bff/dist/sdk');

/** Makes the package that others install, `sdk.tgz`, and its one script for pages, `sdk.js`. */
export async function buildSdk() {
  for (const made of [folder, served]) {
    rmSync(made, { recursive: true, force: true });
    mkdirSync(made, { recursive: true });
  }
  await build({
    entryPoints: [join(source, 'index.ts')],
    outfile: join(folder, 'index.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['ws'],
    target: 'es2022',
    banner: { js: '// Contains graphql-ws: MIT License, Copyright (c) Denis Badurina.' },
    legalComments: 'none',
    logLevel: 'warning',
  });
  for (const name of readdirSync(source)) if (/(?<!\.test)\.ts$/.test(name)) writeTypes(name);
  cpSync(join(source, 'generated'), join(folder, 'generated'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published(), null, 2)}\n`);
  for (const [from, to] of [
    ['sdk/README.md', 'README.md'],
    ['LICENSE', 'LICENSE'],
  ])
    cpSync(join(root, from), join(folder, to));
  await pack();
  cpSync(join(folder, 'index.js'), join(served, 'sdk.js'));
}

/** From the source alone, so that a start needs no compiler. */
function writeTypes(name) {
  const { code, errors } = isolatedDeclarationSync(name, read(`sdk/src/${name}`));
  if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
  const text = code.replaceAll(/(from ["']\.\/[\w./-]+?)(?:\.d)?\.ts(["'])/g, '$1.js$2');
  writeFileSync(join(folder, name.replace(/\.ts$/, '.d.ts')), text);
}

/** What npm installs is built; what we import is the source. */
function published() {
  const { private: _, devDependencies: __, ...fields } = JSON.parse(read('sdk/package.json'));
  return { ...fields, exports: { '.': { types: './index.d.ts', default: './index.js' } } };
}

async function pack() {
  const [command, args] = npm('pack', folder, '--pack-destination', served, '--silent');
  const { code, output } = await capture(command, args);
  if (code !== 0) throw new Error(`npm pack failed: ${output.trim()}`);
  renameSync(join(served, output.trim()), join(served, 'sdk.tgz'));
}
