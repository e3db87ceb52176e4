import type { ImageWidth } from '@besesaka/schema/kernel/images.ts';
import { uploadTexts as texts } from '@besesaka/schema/kernel/uploads.ts';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import type { StoredFile } from '#platform/files/files.ts';
import type { UploadRow } from './tables.ts';

type Picture = Pick<UploadRow, 'id' | 'key' | 'width'>;

export function narrowKey(id: string, width: ImageWidth): string {
  return `uploads/${id}/${width}.webp`;
}

/** Reads a private picture for a user whose access was checked. Smaller widths are encoded on demand. */
export async function readUpload(ctx: Ctx, picture: Picture, width: ImageWidth | undefined): Promise<StoredFile> {
  const isWhole = width === undefined || width >= picture.width;
  const file = isWhole ? await ctx.files.get('private', picture.key) : await narrowed(ctx, picture, width);
  if (!file) throw new NotFound(texts.missing);
  return file;
}

async function narrowed({ files, drawing }: Ctx, { id, key }: Picture, width: ImageWidth): Promise<StoredFile | null> {
  const narrow = await files.get('private', narrowKey(id, width));
  if (narrow) return narrow;
  const original = await files.get('private', key);
  if (!original) return null;
  const file = { body: await drawing.encode(original.body, width, 'webp'), contentType: 'image/webp' };
  await files.put('private', narrowKey(id, width), file);
  return file;
}
