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
  await bundle('index', {
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['ws'],
    banner: { js: '// Contains graphql-ws: MIT License, Copyright (c) Denis Badurina.' },
  });
  // The command is a program of the package's own: it imports the package by its name.
  await bundle('listen', { platform: 'node', external: ['@besesaka/sdk'] });
  for (const name of readdirSync(source)) if (/(?<!\.test|^listen)\.ts$/.test(name)) writeTypes(name);
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

function bundle(name, options) {
  return build({
    entryPoints: [join(source, `${name}.ts`)],
    outfile: join(folder, `${name}.js`),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
    ...options,
  });
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
  const exports = { '.': { types: './index.d.ts', default: './index.js' } };
  return { ...fields, exports, bin: { besesaka: './listen.js' } };
}

async function pack() {
  const [command, args] = npm('pack', folder, '--pack-destination', served, '--silent');
  const { code, output } = await capture(command, args);
  if (code !== 0) throw new Error(`npm pack failed: ${output.trim()}`);
  renameSync(join(served, output.trim()), join(served, 'sdk.tgz'));
}
