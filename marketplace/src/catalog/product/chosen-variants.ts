import type { ProductOption } from '@besesaka/schema/catalog/resources.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { eq, inArray } from 'drizzle-orm';
import type { CardImage } from '#catalog/card-image.ts';
import { productVariants } from '#catalog/tables.ts';
import { InvalidInput } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { media } from '#platform/media/tables.ts';

/** A variant of a product. `variantId` is null for a simple product, whose variant has the product's id. */
export interface VariantOfProduct {
  productId: string;
  variantId: string | null;
}

export type VariantWithPicture = Pick<
  typeof productVariants.$inferSelect,
  'id' | 'productId' | 'optionValues' | 'pricePesewas' | 'stockQuantity' | 'isActive'
> & { picture: Omit<CardImage, 'alt'> | null };

/** Returns price, stock and picture of these variants. Those that do not exist are missing from the map. */
export async function readVariants(
  ctx: Ctx,
  variants: readonly VariantOfProduct[],
): Promise<Map<string, VariantWithPicture>> {
  const ids = variants.map(({ productId, variantId }) => variantId ?? productId);
  const rows = await ctx.db
    .select({
      id: productVariants.id,
      productId: productVariants.productId,
      optionValues: productVariants.optionValues,
      pricePesewas: productVariants.pricePesewas,
      stockQuantity: productVariants.stockQuantity,
      isActive: productVariants.isActive,
      picture: { id: media.id, color: media.color, width: media.width, height: media.height },
    })
    .from(productVariants)
    .leftJoin(media, eq(media.id, productVariants.mediaId))
    .where(inArray(productVariants.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the variant if it can be ordered. */
export function variantOf(
  variants: ReadonlyMap<string, VariantWithPicture>,
  { productId, variantId }: VariantOfProduct,
) {
  const variant = variants.get(variantId ?? productId);
  return variant?.productId === productId && variant.isActive ? variant : undefined;
}

/** Throws if the product has options and the call names no variant. */
export function requireVariant({ options }: { options: readonly ProductOption[] }, variantId: string | null): void {
  if (variantId !== null || options.length === 0) return;
  const text = texts.chooseOption(options.map(({ name }) => name));
  throw new InvalidInput({ variant_id: [text] }, text);
}
