import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { root } from '#run.mjs';

export async function bundle(name) {
  const outfile = join(root, name, 'dist/main.js');
  await build({
    entryPoints: [join(root, name, 'src/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [packagesStayOutside, filesStayWhereTheyAre(dirname(outfile))],
  });
}

/** Our own packages go into the bundle, those of npm do not. */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) => {
      return kind === 'entry-point' || path.startsWith('@besesaka/') ? undefined : { path, external: true };
    });
  },
};

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
