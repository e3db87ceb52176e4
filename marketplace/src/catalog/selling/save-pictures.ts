import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { AppError } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { saveUpload } from '#platform/uploads/save-upload.ts';
import { productPicture } from './uploads.ts';

/** Stores the pictures in sequence, before any transaction. A job deletes unused ones if the request is refused. */
export async function savePictures(ctx: Ctx, files: readonly File[]): Promise<string[]> {
  const refuse = (code: 'TOO_LARGE' | 'UNSUPPORTED_TYPE', text: string) =>
    new AppError(code, text, { details: { images: [text] } });
  for (const { name, type, size } of files) {
    if (!type.startsWith('image/')) throw refuse('UNSUPPORTED_TYPE', texts.imageInvalid(name));
    if (size > productPicture.bytesMax) throw refuse('TOO_LARGE', texts.imageTooLarge(name));
  }
  const ids: string[] = [];
  for (const file of files) {
    const purpose = { ...productPicture, invalid: texts.imageInvalid(file.name) };
    ids.push((await saveUpload({ ctx, input: { purpose, field: 'images', file } })).id);
  }
  return ids;
}
