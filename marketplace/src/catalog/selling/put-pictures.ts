import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { type CardImage, productImages, products, productVariants } from '#catalog/tables.ts';
import { InvalidInput } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { setMediaHidden } from '#platform/media/set-media-hidden.ts';
import { media } from '#platform/media/tables.ts';
import { claimUploads } from '#platform/uploads/claim-uploads.ts';
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
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (wanted.length < ids.length || !wanted.includes(primary?.toLowerCase() ?? ''))
    throw new InvalidInput({ image_ids: [texts.primaryMissing] }, texts.primaryMissing);
  const shown = await tx.db
    .select({ id: productImages.mediaId })
    .from(productImages)
    .where(eq(productImages.productId, productId));
  const known = new Set(shown.map(({ id }) => id));
  const fresh = wanted.filter((id) => !known.has(id));
  const { userId: ownerId } = requireViewer(tx);
  await claimUploads(tx, { purpose: productPicture, ids: fresh, ownerId, field: 'image_ids' });
  await tx.db.delete(productImages).where(eq(productImages.productId, productId));
  const rows = wanted.map((mediaId, position) => ({
    ...{ id: newId(), productId, mediaId, position, altText: altText(name, position) },
    isPrimary: mediaId === primary?.toLowerCase(),
  }));
  await tx.db.insert(productImages).values(rows);
  const isGone = notInArray(productVariants.mediaId, wanted);
  await tx.db
    .update(productVariants)
    .set({ mediaId: null })
    .where(and(eq(productVariants.productId, productId), isGone));
  // New pictures of a product that an admin has hidden are hidden too.
  const isHidden = sql`select ${productImages.mediaId} from ${productImages} join ${products} on ${products.id} = ${productId}
    where ${productImages.productId} = ${productId} and ${products.hiddenAt} is not null`;
  await setMediaHidden(tx, isHidden, true);
  await tx.db
    .update(products)
    .set({ primaryImage: await readPrimary(tx, productId) })
    .where(eq(products.id, productId));
}

function altText(name: string, position: number): string {
  return position === 0 ? name : `${name}, picture ${position + 1}`;
}

/** Returns the primary picture as cards show it. */
async function readPrimary({ db }: Ctx, productId: string): Promise<CardImage | null> {
  const [found] = await db
    .select({ image: productImages, file: media })
    .from(productImages)
    .innerJoin(media, eq(media.id, productImages.mediaId))
    .where(and(eq(productImages.productId, productId), eq(productImages.isPrimary, true)));
  if (!found) return null;
  const { id, color, width, height } = found.file;
  return { id, alt: found.image.altText, color, width, height };
}
