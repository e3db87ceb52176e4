import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '#run.mjs';

/** A server as one file. */
export function bundle(name) {
  return bundleTo(join(root, name, 'dist/main.js'), { entryPoints: [join(root, name, 'src/main.ts')] });
}

/** Any program of ours as one file, for one run of the tests. */
export function bundleProgram(entry, outfile) {
  return bundleTo(outfile, { entryPoints: [join(root, entry)] });
}

/** What these lines export, as they would in the package's folder: loading one bundle is quicker than loading its sources. */
export async function loadBundled(name, lines) {
  const outfile = join(root, name, 'dist/loaded.js');
  await bundleTo(outfile, { stdin: { contents: lines.join('\n'), resolveDir: join(root, name), loader: 'ts' } });
  return import(pathToFileURL(outfile).href);
}

async function bundleTo(outfile, source) {
  await build({
    ...source,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [packagesStayOutside(dirname(outfile)), filesStayWhereTheyAre(dirname(outfile))],
  });
}

/** Our own packages go into the bundle; those of npm do not, except where the bundle would find another version. */
function packagesStayOutside(folder) {
  return {
    name: 'packages-stay-outside',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./#]/ }, ({ path, kind, resolveDir }) => {
        if (kind === 'entry-point' || path.startsWith('@besesaka/')) return undefined;
        const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
        return installed(name, resolveDir) === installed(name, folder) ? { path, external: true } : undefined;
      });
    },
  };
}

/** The folder that Node would take the package from; none for its own modules. */
function installed(name, from) {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  return dirname(from) === from ? undefined : installed(name, dirname(from));
}

/** A source that reads a file beside itself (migrations, pictures) must find it from the bundle too. */
function filesStayWhereTheyAre(folder) {
  return {
    name: 'files-stay-where-they-are',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/, namespace: 'file' }, async ({ path }) => {
        const contents = await readFile(path, 'utf8');
        if (!contents.includes('import.meta.url')) return undefined;
        const original = `new URL(${JSON.stringify(relative(folder, path))}, import.meta.url).href`;
        return {
          contents: contents.replaceAll('import.meta.url', original),
          loader: path.endsWith('x') ? 'tsx' : 'ts',
        };
      });
    },
  };
}
