import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { productImages, products, productVariants } from '#catalog/tables.ts';
import { AppError, InvalidInput } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { setMediaHidden } from '#platform/media/set-media-hidden.ts';
import { media } from '#platform/media/tables.ts';
import { claimUploads } from '#platform/uploads/claim-uploads.ts';
import { saveUpload } from '#platform/uploads/save-upload.ts';
import { productPicture } from './uploads.ts';

interface Pictures {
  productId: string;
  name: string;
  /** The pictures in order. Ids that the product does not show yet are uploads. */
  ids: readonly string[];
  primary: string | undefined;
}

/**
 * Replaces the product's pictures with these. Files of removed pictures stay, because existing orders show them.
 */
export async function putPictures(tx: Tx, { productId, name, ids, primary = ids[0] }: Pictures): Promise<void> {
  const imageIds = [...new Set(ids.map((id) => id.toLowerCase()))];
  const cover = imageIds.indexOf(primary?.toLowerCase() ?? '');
  if (imageIds.length < ids.length || cover < 0)
    throw new InvalidInput({ image_ids: [texts.primaryMissing] }, texts.primaryMissing);
  const shown = await tx.db
    .select({ id: productImages.mediaId })
    .from(productImages)
    .where(eq(productImages.productId, productId));
  const shownIds = new Set(shown.map(({ id }) => id));
  const fresh = imageIds.filter((id) => !shownIds.has(id));
  const { userId: ownerId } = requireViewer(tx);
  await claimUploads(tx, { purpose: productPicture, ids: fresh, ownerId, field: 'image_ids' });
  await tx.db.delete(productImages).where(eq(productImages.productId, productId));
  const rows = imageIds.map((mediaId, position) => ({
    id: newId(),
    productId,
    mediaId,
    position,
    altText: altText(name, position),
    isPrimary: position === cover,
  }));
  await tx.db.insert(productImages).values(rows);
  const isGone = notInArray(productVariants.mediaId, imageIds);
  await tx.db
    .update(productVariants)
    .set({ mediaId: null })
    .where(and(eq(productVariants.productId, productId), isGone));
  // New pictures of a product that an admin has hidden are hidden too.
  const isHidden = sql`select ${productImages.mediaId} from ${productImages} join ${products} on ${products.id} = ${productId}
    where ${productImages.productId} = ${productId} and ${products.hiddenAt} is not null`;
  await setMediaHidden(tx, isHidden, true);
  // The primary picture as cards show it.
  const { id, color, width, height } = media;
  const [file] = await tx.db
    .select({ id, color, width, height })
    .from(media)
    .where(eq(id, imageIds[cover] ?? ''));
  const primaryImage = file ? { ...file, alt: altText(name, cover) } : null;
  await tx.db.update(products).set({ primaryImage }).where(eq(products.id, productId));
}

function altText(name: string, position: number): string {
  return position === 0 ? name : `${name}, picture ${position + 1}`;
}

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
