import { compareRule, comparesUpward, productFields } from '@besesaka/schema/catalog/inputs.ts';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { z } from '@hono/zod-openapi';
import type { Ctx } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { isNothingChosen } from '#platform/uploads/forms.ts';
import { keepUpload } from '#platform/uploads/keep-upload.ts';
import { productPicture } from './uploads.ts';

const picture = z
  .instanceof(File, { error: texts.imageInvalid('The file') })
  .openapi({ type: 'string', format: 'binary' });

/** As a form has it: texts for numbers and truth, specifications as JSON. */
export const productMultipart = productFields
  .extend({
    stock_quantity: z
      .string(texts.stockInvalid)
      .regex(/^\d{1,7}$/, texts.stockInvalid)
      .transform(Number)
      .pipe(productFields.shape.stock_quantity)
      .openapi({ type: 'integer', description: 'How many pieces there are', example: 20 }),
    is_active: z
      .enum(['true', 'false'], texts.activeInvalid)
      .transform((value) => value === 'true')
      .openapi({ type: 'boolean', description: 'Whether everybody sees it; else it is a draft' }),
    images: z
      .preprocess(
        (value) => [value ?? []].flat().filter((one) => !isNothingChosen(one)),
        z.array(picture).min(limits.imagesMin, texts.imagesMissing).max(limits.imagesMax, texts.imagesTooMany),
      )
      .openapi({ type: 'array', items: { type: 'string', format: 'binary' }, description: 'In their order' }),
    specifications: z
      .string()
      .max(limits.specificationMax * limits.specificationsMax)
      .transform(toValues)
      .pipe(z.record(z.string(), z.string(), texts.nothingToChange))
      .optional()
      .openapi({ type: 'string', description: 'By the fields of the category, as JSON' }),
  })
  .refine(comparesUpward, compareRule);

function toValues(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return null;
  }
}

/** One after the other, before any transaction; what waits unused because of a refusal is swept away. */
export async function keepPictures(ctx: Ctx, files: readonly File[]): Promise<string[]> {
  requireViewer(ctx);
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
