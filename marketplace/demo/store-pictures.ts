import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Files } from '#platform/files/files.ts';
import type { ChatRows } from './plan-chats.ts';
import type { MediaRow, PlannedPicture } from './plan-pictures.ts';

export async function storePictures(files: Files, pictures: readonly PlannedPicture[]): Promise<void> {
  for (const { key, file } of pictures) {
    await files.put('public', key, { body: new Uint8Array(await readFile(file)), contentType: 'image/webp' });
  }
}

/** Each of these has its own private file, as uploads do. */
export async function storeChatPictures(files: Files, { uploads, pictures }: ChatRows): Promise<void> {
  for (const [i, { file }] of pictures.entries()) {
    const body = new Uint8Array(await readFile(file));
    await files.put('private', uploads[i]?.key ?? '', { body, contentType: 'image/webp' });
  }
}

/** Stores one plain file per size and shares it between pictures, which is fast. */
export async function storeFlatPictures(files: Files, rows: readonly MediaRow[]): Promise<MediaRow[]> {
  const flat = rows.map((row) => ({ ...row, key: `demo/flat/${row.color.slice(1)}-${row.width}.jpeg` }));
  for (const [key, { width, height, color }] of new Map(flat.map((row) => [row.key, row]))) {
    const plain = sharp({ create: { width, height, channels: 3, background: color } });
    await files.put('public', key, { body: new Uint8Array(await plain.jpeg().toBuffer()), contentType: 'image/jpeg' });
  }
  return flat;
}
