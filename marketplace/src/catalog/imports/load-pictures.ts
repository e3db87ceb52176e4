import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { eq, inArray } from 'drizzle-orm';
import { productPicture } from '#catalog/selling/uploads.ts';
import { productImages, products } from '#catalog/tables.ts';
import { AppError } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { getPublic, isCallable, NotPublic } from '#platform/public-web/public-fetch.ts';
import { saveUpload } from '#platform/uploads/save-upload.ts';
import { shops } from '#shops/tables.ts';
import type { ZipFile } from './zip-file.ts';

const secondsEach = 10;
const atOnce = 4;

/** More than a form needs: an import uses its pictures within a minute. */
const importPurpose = {
  ...productPicture,
  rule: () => ({ name: 'imported-pictures', times: limits.importedPicturesPerDay, seconds: 24 * 60 * 60 }),
  tooMany: texts.picturesLimit,
  unusedMax: 100,
};

/** Whether a picture can be meant at all; it is loaded when the line is applied. */
export function pictureFault(picture: string, zip: ZipFile | null, { config }: Pick<Ctx, 'config'>): string | null {
  if (isAddress(picture))
    return isCallable(picture, config.webhookLoopbackPorts) ? null : texts.pictureNotPublic(shortened(picture));
  if (zip) return zip.has(picture) ? null : texts.pictureNotInZip(shortened(picture));
  return texts.pictureAddress(shortened(picture));
}

function isAddress(picture: string): boolean {
  return /^https?:\/\//i.test(picture);
}

/** A value of the file, as faults show it. */
export const shortened = (value: string) => (value.length > 80 ? `${value.slice(0, 79)}…` : value);

export type Loaded = { id: string } | { fault: string };

/**
 * Loads pictures and saves them as uploads of the viewer, a few at a time. Returns the id of each, or why it has none. The
 * same picture is loaded for each product that has it.
 */
export async function loadPictures(ctx: Ctx, pictures: readonly string[], zip: ZipFile | null): Promise<Loaded[]> {
  if ((await countStored(ctx)) + pictures.length > limits.picturesStored)
    return pictures.map(() => ({ fault: texts.picturesStored }));
  const loaded: Loaded[] = [];
  const waiting = pictures.entries();
  const work = async () => {
    for (const [at, picture] of waiting) loaded[at] = await loadOne(ctx, picture, zip);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return loaded;
}

/** The pictures of all products of the viewer's shop. */
function countStored(ctx: Ctx): Promise<number> {
  const own = ctx.db
    .select({ id: products.id })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(eq(shops.ownerId, requireViewer(ctx).userId));
  return ctx.db.$count(productImages, inArray(productImages.productId, own));
}

async function loadOne(ctx: Ctx, picture: string, zip: ZipFile | null): Promise<Loaded> {
  const name = shortened(picture);
  const bytes = isAddress(picture) ? await download(ctx, picture) : await zip?.readPicture(picture);
  if (typeof bytes === 'string') return { fault: bytes };
  if (!bytes) return { fault: texts.pictureInvalid(name) };
  try {
    const file = new Blob([new Uint8Array(bytes)]);
    return { id: (await saveUpload({ ctx, input: { purpose: importPurpose, file } })).id };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'UNAVAILABLE') throw error;
    return { fault: error.code === 'RATE_LIMITED' ? error.message : texts.pictureInvalid(name) };
  }
}

async function download({ config }: Ctx, url: string): Promise<Buffer | string> {
  try {
    const { status, bytes } = await getPublic({
      url,
      seconds: secondsEach,
      headers: { accept: 'image/*', 'user-agent': 'Besesaka' },
      answerBytes: productPicture.bytesMax + 1,
      loopbackPorts: config.webhookLoopbackPorts,
    });
    return status === 200 ? bytes : texts.pictureUnreachable(shortened(url));
  } catch (error) {
    return error instanceof NotPublic
      ? texts.pictureNotPublic(shortened(url))
      : texts.pictureUnreachable(shortened(url));
  }
}
