import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createCriticalStyles } from '#platform/styles/critical-styles.ts';
import { keepEarlierBuilds } from './earlier-builds.ts';
import { appFiles, buildManifest } from './page-assets.ts';
import type { StaticFile, WebFiles } from './web-files.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
};

/** Loads the output of `vite build --app` into memory. It is small, and requests then need no disk access. */
export async function openBuild(folder: string): Promise<WebFiles> {
  const client = join(folder, 'client');
  const [manifestText, files, renderer] = await Promise.all([
    readFile(join(client, '.vite/manifest.json'), 'utf8'),
    allFiles(folder),
    import(pathToFileURL(join(folder, 'server/entry-server.js')).href) as Promise<
      Pick<WebFiles, 'render' | 'formPosts'>
    >,
  ]);
  const manifest = buildManifest.parse(JSON.parse(manifestText));
  const stylesOf = createStyles(files);
  return {
    render: renderer.render,
    formPosts: renderer.formPosts,
    assets(screens) {
      const all = appFiles(manifest, screens);
      return { files: all, styles: stylesOf(all.styles) };
    },
    file: (path) => files.get(path),
  };
}

/** Few screens have their own style sheets, so each set is parsed once. */
function createStyles(files: Map<string, StaticFile>) {
  const read = (path: string) => new TextDecoder().decode(files.get(path)?.body);
  const rendererByTemplate = new Map<string, (html: string) => string>();
  return (sheets: string[]) => {
    const name = sheets.join();
    const styles =
      rendererByTemplate.get(name) ?? createCriticalStyles(read('/.vite/first-rules.css'), sheets.map(read));
    rendererByTemplate.set(name, styles);
    return styles;
  };
}

/** This build's files, and hashed files of earlier builds that open tabs still request. */
async function allFiles(folder: string): Promise<Map<string, StaticFile>> {
  const client = join(folder, 'client');
  const earlierAssets = join(folder, 'earlier/assets');
  // On a read-only disk there are no earlier files, and the site works without them.
  const names = await keepEarlierBuilds(join(client, 'assets'), earlierAssets, Date.now()).catch(() => []);
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const own = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const earlier = names.map((name) => join(earlierAssets, name));
  return new Map([...(await readFiles(dirname(earlierAssets), earlier)), ...(await readFiles(client, own))]);
}

async function readFiles(client: string, paths: string[]): Promise<Map<string, StaticFile>> {
  const fileByPath = new Map<string, StaticFile>();
  await Promise.all(
    paths.map(async (path) => {
      const type = types[extname(path)];
      if (!type) return;
      const name = relative(client, path).split(sep).join('/');
      const body = await readFile(path);
      fileByPath.set(`/${name}`, {
        type,
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
        immutable: name.startsWith('assets/'),
        body: new Uint8Array(body),
        br: await readOptional(`${path}.br`),
        gzip: await readOptional(`${path}.gz`),
      });
    }),
  );
  return fileByPath;
}

async function readOptional(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return readFile(path).then(
    (body) => new Uint8Array(body),
    () => undefined,
  );
}
