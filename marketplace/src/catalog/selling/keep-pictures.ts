import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { AppError } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { keepUpload } from '#platform/uploads/keep-upload.ts';
import { productPicture } from './uploads.ts';

/** One after the other, before any transaction; what waits unused because of a refusal is swept away. */
export async function keepPictures(ctx: Ctx, files: readonly File[]): Promise<string[]> {
  const refuse = (code: 'TOO_LARGE' | 'UNSUPPORTED_TYPE', text: string) =>
    new AppError(code, text, { details: { images: [text] } });
  for (const { name, type, size } of files) {
    if (!type.startsWith('image/')) throw refuse('UNSUPPORTED_TYPE', texts.imageInvalid(name));
    if (size > productPicture.bytesMax) throw refuse('TOO_LARGE', texts.imageTooLarge(name));
  }
  const ids: string[] = [];
  for (const file of files) {
    const purpose = { ...productPicture, invalid: texts.imageInvalid(file.name) };
    ids.push((await keepUpload({ ctx, input: { purpose, field: 'images', file } })).id);
  }
  return ids;
}
