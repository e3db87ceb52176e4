import type { ProductOption, ProductVariant, VariantState } from '@besesaka/schema/catalog/resources.ts';
import { discountPercentage, moneyText } from '@besesaka/schema/kernel/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { productVariants } from '#catalog/tables.ts';

export type VariantRow = Pick<
  typeof productVariants.$inferSelect,
  'id' | 'optionValues' | 'sku' | 'pricePesewas' | 'compareAtPesewas' | 'stockQuantity' | 'isActive' | 'mediaId'
>;

/** The variants of a row of `products`; none for a simple product. */
export const variantsColumn: SQL<VariantRow[]> = sql<VariantRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', variant.id, 'optionValues', variant.option_values, 'sku', variant.sku, 'pricePesewas', variant.price_pesewas,
    'compareAtPesewas', variant.compare_at_pesewas, 'stockQuantity', variant.stock_quantity,
    'isActive', variant.is_active, 'mediaId', variant.media_id
  ) order by variant.position), '[]')
  from product_variants as variant where variant.product_id = products.id and products.options <> '[]'
)`;

/** The variants that visitors may see: the active ones, and the option values that these have. */
export function forBuyers(options: readonly ProductOption[], variants: readonly VariantRow[]) {
  const active = variants.filter(({ isActive }) => isActive);
  const offered = (place: number, value: string) => active.some(({ optionValues }) => optionValues[place] === value);
  return {
    options: options.map((option, place) => ({
      ...option,
      values: option.values.filter((value) => offered(place, value)),
    })),
    variants: active.map((variant) => ({ ...variant, sku: null })),
  };
}

/** The SKU is the owner's alone. */
type Shown = Omit<VariantRow, 'sku'> & { sku: string | null };

export function toVariant(row: Shown, image: ProductVariant['image'] = null): ProductVariant {
  return { ...toVariantState(row), option_values: row.optionValues, sku: row.sku, image };
}

/** The part of a variant that can change while its page is open. */
export function toVariantState(row: Omit<VariantRow, 'sku'>): VariantState {
  return {
    id: row.id,
    price: moneyText(row.pricePesewas),
    compare_at_price: row.compareAtPesewas === null ? null : moneyText(row.compareAtPesewas),
    discount_percentage: discountPercentage(row.pricePesewas, row.compareAtPesewas),
    stock_quantity: row.stockQuantity,
    in_stock: row.isActive && row.stockQuantity > 0,
    is_active: row.isActive,
  };
}
