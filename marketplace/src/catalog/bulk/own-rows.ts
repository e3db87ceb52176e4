import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { type VariantRow, variantsColumn } from '#catalog/product/variant-details.ts';
import { type LockedOwn, ownColumns } from '#catalog/selling/own-product.ts';
import { productImages, products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';

const columns = {
  ...ownColumns,
  sku: products.sku,
  externalId: products.externalId,
  description: products.description,
  categoryName: products.categoryName,
  categorySlug: products.categorySlug,
  /** None of a simple product. */
  variants: variantsColumn,
  // Drizzle would write the column without its table, and the subquery has an id of its own.
  pictures: sql<
    string[]
  >`array(select media_id::text from ${productImages} where product_id = products.id order by position)`,
};

export type OwnRow = LockedOwn &
  Pick<typeof products.$inferSelect, 'sku' | 'externalId' | 'description' | 'categoryName' | 'categorySlug'> & {
    pictures: string[];
    variants: VariantRow[];
  };

/** Reads products of a shop by id, the order in which everyone locks products. */
export async function readOwnRows(
  { db }: Pick<Ctx, 'db'>,
  shopId: string,
  which: SQL,
  most?: number,
): Promise<OwnRow[]> {
  const selected = db
    .select(columns)
    .from(products)
    .where(and(eq(products.shopId, shopId), which))
    .orderBy(asc(products.id));
  return most === undefined ? selected : selected.limit(most);
}

/** Locks them, too. */
export async function lockOwnRows(ctx: Pick<Ctx, 'db'>, shopId: string, which: SQL): Promise<OwnRow[]> {
  await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.shopId, shopId), which))
    .orderBy(asc(products.id))
    .for('no key update');
  // Read by a second statement, which sees what others changed while the first one waited.
  return readOwnRows(ctx, shopId, which);
}

/** A variant as it is, as the grid's form sends it. */
export function lineOf(row: VariantRow) {
  return {
    option_values: row.optionValues,
    price: moneyText(row.pricePesewas),
    compare_at_price: row.compareAtPesewas === null ? null : moneyText(row.compareAtPesewas),
    stock_quantity: row.stockQuantity,
    sku: row.sku,
    image_id: row.mediaId,
    is_active: row.isActive,
  };
}
