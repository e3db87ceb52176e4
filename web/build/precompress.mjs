import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

// Writes `.br` and `.gz` beside every file that gains by it, so that serving costs no processor time.
const folder = fileURLToPath(new URL('../dist/client/', import.meta.url));
const compressible = /\.(js|css|svg|json|webmanifest|txt|xml)$/;
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
await Promise.all(
  files.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (content.length < 1024) return;
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }),
);
