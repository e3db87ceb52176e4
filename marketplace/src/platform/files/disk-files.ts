import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { newId } from '#platform/base/ids.ts';
import { checkKey, contentTypeOf, type FileArea, type Files } from './files.ts';

/** Files on the local disk, with one folder per area. The type is derived from the extension. */
export function createDiskFiles({ folder }: { folder: string }): Files {
  const root = resolve(folder);
  const pathOf = (area: FileArea, key: string) => join(root, area, checkKey(key));
  return {
    put: async (area, key, { body }) => {
      const path = pathOf(area, key);
      const half = `${path}.${newId()}.part`;
      await mkdir(dirname(path), { recursive: true, mode: area === 'private' ? 0o700 : 0o755 });
      // Readers see the whole file or none.
      await writeFile(half, body, { mode: area === 'private' ? 0o600 : 0o644 });
      await rename(half, path);
    },
    get: async (area, key) => {
      const body = await readFile(pathOf(area, key)).catch(absent);
      return body && { body: new Uint8Array(body), contentType: contentTypeOf(key) };
    },
    has: async (area, key) => (await stat(pathOf(area, key)).catch(absent)) !== null,
    remove: (area, key) => rm(pathOf(area, key), { force: true }),
  };
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
