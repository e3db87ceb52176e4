import type { ProductImage } from '@besesaka/schema/catalog/resources.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { productImages } from '#catalog/tables.ts';
import { mediaPath } from '#platform/media/paths.ts';
import type { media } from '#platform/media/tables.ts';

type FileOf = Pick<typeof media.$inferSelect, 'id' | 'width' | 'height' | 'color'>;
export type ShownImage = FileOf & Pick<typeof productImages.$inferSelect, 'altText' | 'position' | 'isPrimary'>;

/** The pictures of a row of `products`, in their order. */
export const imagesColumn: SQL<ShownImage[]> = sql<ShownImage[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', media.id, 'width', media.width, 'height', media.height, 'color', media.color,
    'altText', image.alt_text, 'position', image.position, 'isPrimary', image.is_primary
  ) order by image.position, image.id), '[]')
  from product_images as image join media on media.id = image.media_id where image.product_id = products.id
)`;

export function toImage({ id, altText, position, isPrimary, ...file }: ShownImage): ProductImage {
  return { id, image: mediaPath(id), alt_text: altText, order: position, is_primary: isPrimary, ...file };
}
