import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { FileArea, Files } from '#platform/files/files.ts';
import type { PlannedPicture } from './plan-pictures.ts';

type Stored = readonly Pick<PlannedPicture, 'key' | 'file'>[];

export async function storePictures(files: Files, area: FileArea, pictures: Stored): Promise<void> {
  for (const { key, file } of pictures) {
    await files.put(area, key, { body: new Uint8Array(await readFile(file)), contentType: 'image/webp' });
  }
}

/** Stores one plain file per size and shares it between pictures, which is fast. */
export async function storeFlatPictures<T extends PlannedPicture>(files: Files, rows: readonly T[]): Promise<T[]> {
  const flat = rows.map((row) => ({ ...row, key: `demo/flat/${row.color.slice(1)}-${row.width}.jpeg` }));
  for (const [key, { width, height, color }] of new Map(flat.map((row) => [row.key, row]))) {
    const plain = sharp({ create: { width, height, channels: 3, background: color } });
    await files.put('public', key, { body: new Uint8Array(await plain.jpeg().toBuffer()), contentType: 'image/jpeg' });
  }
  return flat;
}
