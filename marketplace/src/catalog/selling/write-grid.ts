import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { optionId } from '@besesaka/schema/catalog/variant-names.ts';
import type { VariantGrid } from '@besesaka/schema/catalog/variants.ts';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { changedPrices, changedStock } from '#catalog/rules.ts';
import { categories, productImages, products, productVariants } from '#catalog/tables.ts';
import { InvalidInput } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import type { Tx } from '#platform/context.ts';
import { newSku } from './name-product.ts';
import { usedSkus } from './program-columns.ts';

interface Grid {
  shopId: string;
  productId: string;
  categoryId: string;
  grid: VariantGrid;
}

type VariantRow = typeof productVariants.$inferInsert;
type Line = VariantGrid['variants'][number];

/**
 * Writes all options and variants of a product; the caller has locked it and its shop. A variant with the same values keeps
 * its id, so carts and orders still find it. Others are deleted: carts that hold one cannot order it, orders have copies.
 */
export async function writeGrid(tx: Tx, { shopId, productId, categoryId, grid }: Grid): Promise<void> {
  const [category] = await tx.db.select().from(categories).where(eq(categories.id, categoryId));
  if (!category) throw new Error(`no category ${categoryId}`);
  const { options, variants } = grid;
  await checkSkus(tx, { shopId, productId, variants });
  await checkPictures(tx, { productId, variants });
  const listed = options.map(({ name, values }) => ({ id: optionId(name, category.fields), name, values }));
  const offeredValues = valuesOffered(listed, variants);
  await tx.db.update(products).set({ options: listed, offeredValues }).where(eq(products.id, productId));
  const before = await tx.db.select().from(productVariants).where(eq(productVariants.productId, productId));
  const rowByKey = new Map(before.map((row) => [keyOf(row.optionValues ?? []), row]));
  const rows = variants.map((line, position) =>
    rowOf(line, { position, productId, sku: newSku(category.slug), known: rowByKey.get(keyOf(line.option_values)) }),
  );
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  await tx.db
    .insert(productVariants)
    .values(rows)
    .onConflictDoUpdate({
      target: [productVariants.productId, productVariants.optionValues],
      set: {
        position: excluded('position'),
        sku: excluded('sku'),
        pricePesewas: excluded('price_pesewas'),
        compareAtPesewas: excluded('compare_at_pesewas'),
        stockQuantity: excluded('stock_quantity'),
        isActive: excluded('is_active'),
        mediaId: excluded('media_id'),
      },
    });
  const remainingIds = rows.map(({ id }) => id);
  await tx.db
    .delete(productVariants)
    .where(and(eq(productVariants.productId, productId), notInArray(productVariants.id, remainingIds)));
}

/** The values of active variants by option. */
function valuesOffered(
  options: readonly { id: string; values: readonly string[] }[],
  variants: readonly Pick<Line, 'option_values' | 'is_active'>[],
): Record<string, string[]> {
  const offered = variants.filter((variant) => variant.is_active).map((variant) => variant.option_values);
  return Object.fromEntries(
    options.map(({ id, values }, index) => [id, values.filter((value) => offered.some((of) => of[index] === value))]),
  );
}

const keyOf = (values: readonly string[]) => JSON.stringify(values);

interface Place {
  position: number;
  productId: string;
  /** The SKU of a new variant that comes without one. */
  sku: string;
  known: typeof productVariants.$inferSelect | undefined;
}

function rowOf(line: Line, { position, productId, sku, known }: Place): VariantRow {
  const isSimple = line.option_values.length === 0;
  return {
    // The variant of a simple product has the product's id.
    id: known?.id ?? (isSimple ? productId : newId()),
    productId,
    position,
    optionValues: line.option_values,
    sku: line.sku || known?.sku || sku,
    ...changedPrices({ pricePesewas: 0, compareAtPesewas: null }, line),
    stockQuantity: changedStock(known?.stockQuantity ?? 0, line),
    isActive: line.is_active,
    mediaId: line.image_id ?? null,
  };
}

type Checked = Omit<Grid, 'categoryId' | 'grid'> & { variants: Line[] };

/** The shop's lock prevents a race. */
async function checkSkus(tx: Tx, { shopId, productId, variants }: Checked): Promise<void> {
  const typed = variants.map(({ sku }) => sku || null);
  const skus = typed.filter((sku) => sku !== null);
  if (skus.length === 0) return;
  const used = await usedSkus(tx, { shopId, productId, skus });
  for (const [place, sku] of typed.entries()) {
    if (sku === null) continue;
    if (used.has(sku)) throw fault(place, 'sku', texts.skuTaken(sku));
    used.add(sku);
  }
}

async function checkPictures(tx: Tx, { productId, variants }: Omit<Checked, 'shopId'>): Promise<void> {
  if (!variants.some(({ image_id }) => image_id)) return;
  const rows = await tx.db
    .select({ id: productImages.mediaId })
    .from(productImages)
    .where(eq(productImages.productId, productId));
  const own = new Set(rows.map(({ id }) => id));
  for (const [place, { image_id: id }] of variants.entries())
    if (id && !own.has(id.toLowerCase())) throw fault(place, 'image_id', texts.variantPicture);
}

function fault(place: number, field: string, text: string): InvalidInput {
  return new InvalidInput({ [`variants.${place}.${field}`]: [text] }, text);
}
