import sharp from 'sharp';
import type { Files } from '#platform/files/files.ts';
import type { ChatRows } from './plan-chats.ts';
import type { MediaRow } from './plan-pictures.ts';

type Look = Pick<MediaRow, 'width' | 'height' | 'color'>;

const flat = ({ width, height, color }: Look) => sharp({ create: { width, height, channels: 3, background: color } });

/** Stores one plain file per colour and size and shares it between pictures, which is fast. */
export async function storeFlatPictures(files: Files, rows: readonly MediaRow[]): Promise<MediaRow[]> {
  const ready = rows.map((row) => ({ ...row, key: `demo/flat/${row.color.slice(1)}-${row.width}.jpeg`, ready: true }));
  for (const [key, row] of new Map(ready.map((row) => [row.key, row]))) {
    const body = new Uint8Array(await flat(row).jpeg().toBuffer());
    await files.put('public', key, { body, contentType: 'image/jpeg' });
  }
  return ready;
}

/** Each of these has its own file, as uploads do. */
export async function storeFlatChatPictures(files: Files, { uploads }: ChatRows): Promise<void> {
  for (const upload of uploads) {
    const body = new Uint8Array(await flat(upload).webp().toBuffer());
    await files.put('private', upload.key, { body, contentType: 'image/webp' });
  }
}
