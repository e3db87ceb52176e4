import { bulkTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { catalogTexts, hiddenProductText } from '@besesaka/schema/catalog/texts.ts';
import type { VariantRow } from '#catalog/product/variant-details.ts';
import { isPublicProduct } from '#catalog/rules.ts';
import { categoryColumns, type Leaf, offeredFields, specificationsFor } from '#catalog/selling/find-leaf.ts';
import type { ListingRoom } from '#catalog/selling/listing-room.ts';
import { requireVerified } from '#catalog/selling/lock-own-shop.ts';
import { AppError, Forbidden, InvalidInput } from '#platform/base/errors.ts';
import type { OwnRow } from './own-rows.ts';

export interface Wanted
  extends Partial<
    Pick<
      OwnRow,
      | ('name' | 'description' | 'pricePesewas' | 'compareAtPesewas' | 'stockQuantity')
      | ('isActive' | 'archivedAt' | 'pictures' | 'options' | 'variants')
    >
  > {
  category?: Leaf;
  /** Values of the category's fields, beside those that the product has. */
  specifications?: Readonly<Record<string, string>>;
}

interface World {
  shop: Parameters<typeof requireVerified>[0];
  room: ListingRoom;
}

const offered = ['pricePesewas', 'compareAtPesewas', 'stockQuantity'] as const;

/** Returns the product after the change, or throws the rule that it breaks. Nothing is written. */
export async function changedRow({ shop, room }: World, before: OwnRow, wanted: Wanted): Promise<OwnRow> {
  const { category, specifications, ...plain } = wanted;
  const after = {
    ...before,
    ...plain,
    ...(category && placedIn(category, { ...before.specifications, ...specifications }, { ...before, ...plain })),
  };
  for (const offer of after.options.length === 0 ? [after] : (plain.variants ?? [])) checkOffer(offer);
  const isPriced = before.options.length > 0 && !plain.variants;
  if (isPriced && offered.some((name) => after[name] !== before[name]))
    throw new InvalidInput({ price: [catalogTexts.variantPriced] }, catalogTexts.variantPriced);
  if (before.archivedAt && !after.archivedAt && before.hiddenAt) throw new Forbidden(hiddenProductText);
  const [wasPublic, isPublic] = [isPublicProduct(before), isPublicProduct(after)];
  const isMoved = after.categoryId !== before.categoryId;
  if (isPublic && (!wasPublic || isMoved)) requireVerified(shop);
  if (after.isActive && !before.isActive && after.pictures.length < limits.imagesMin)
    throw new InvalidInput({ is_active: [texts.picturesNeeded] }, texts.picturesNeeded);
  await room.move(wasPublic ? before.categoryId : null, isPublic ? after.categoryId : null);
  return after;
}

/** Variants with the offer that the product shows for them, as the trigger in the database computes it. */
export function withOffer(variants: VariantRow[], before: OwnRow) {
  const { pricePesewas, compareAtPesewas, stockQuantity } = before;
  if (JSON.stringify(variants) === JSON.stringify(before.variants))
    return { variants, pricePesewas, compareAtPesewas, stockQuantity };
  const [cheapest] = variants.toSorted(
    (a, b) => Number(b.isActive) - Number(a.isActive) || a.pricePesewas - b.pricePesewas,
  );
  if (!cheapest) throw new Error('a product without variants');
  const stock = variants.reduce((sum, one) => sum + (one.isActive ? one.stockQuantity : 0), 0);
  const { pricePesewas: price, compareAtPesewas: compareAt } = cheapest;
  return { variants, pricePesewas: price, compareAtPesewas: compareAt, stockQuantity: stock };
}

/** A product that moves must satisfy the fields of its new category. */
function placedIn(
  category: Leaf,
  specifications: Readonly<Record<string, string>>,
  { isActive, options }: Pick<OwnRow, 'isActive' | 'options'>,
) {
  return {
    specifications: specificationsFor(category, specifications, offeredFields(isActive, options)),
    ...categoryColumns(category),
  };
}

function checkOffer(offer: Pick<OwnRow, 'pricePesewas' | 'compareAtPesewas' | 'stockQuantity'>): void {
  const { pricePesewas, compareAtPesewas, stockQuantity } = offer;
  const refuse = (field: string, text: string) => new InvalidInput({ [field]: [text] }, text);
  if (pricePesewas < 1) throw refuse('price', texts.priceTooLow);
  if (pricePesewas > limits.priceMaxPesewas) throw refuse('price', catalogTexts.priceTooHigh);
  if (stockQuantity < 0) throw refuse('stock_quantity', texts.stockTooLow);
  if (stockQuantity > limits.stockMax) throw refuse('stock_quantity', catalogTexts.stockTooHigh);
  if (compareAtPesewas !== null && compareAtPesewas <= pricePesewas)
    throw refuse('compare_at_price', catalogTexts.compareAtTooLow);
}

/** The result, or the refusal of a rule. Other errors are ours and go on. */
export async function orRefusal<T>(work: () => Promise<T>): Promise<T | AppError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
