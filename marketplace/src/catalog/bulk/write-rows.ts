import { shown } from '@besesaka/schema/kernel/pages/page-changes.ts';
import { eq, sql } from 'drizzle-orm';
import { emitProductChanged, stateColumns } from '#catalog/product/product-state.ts';
import { isPublicProduct } from '#catalog/rules.ts';
import { products, productVariants } from '#catalog/tables.ts';
import type { Tx } from '#platform/context.ts';
import { changePages } from '#platform/events/change-pages.ts';
import type { OwnRow } from './own-rows.ts';

export interface RowChange {
  before: OwnRow;
  after: OwnRow;
}

const offer = ['pricePesewas', 'compareAtPesewas', 'stockQuantity'] as const;
const edits = ['name', 'description', 'categoryId', 'specifications', 'isActive', 'archivedAt', 'pictures'] as const;

const differs = ({ before, after }: RowChange, names: readonly (keyof OwnRow)[]): boolean =>
  names.some((name) => comparable(before[name]) !== comparable(after[name]));

/** The database returns the keys of an object in an order of its own. */
function comparable(value: unknown): string {
  const isPlain = value instanceof Object && !Array.isArray(value) && !(value instanceof Date);
  return JSON.stringify(isPlain ? Object.entries(value).toSorted() : value);
}

/** A change of the product itself, not of its offer or its variants. */
export const isEdit = (change: RowChange): boolean => differs(change, edits);

export const isChange = (change: RowChange): boolean => isEdit(change) || differs(change, [...offer, 'variants']);

/**
 * Writes changes of products that the caller has locked, with two statements for all of them. What follows is the same as
 * for single changes. Returns the new versions by id. Pictures and variants are written by the caller before.
 */
export async function writeRows(tx: Tx, changes: readonly RowChange[]): Promise<Map<string, number>> {
  if (changes.length === 0) return new Map();
  await writeOffers(tx, changes);
  const written = await writeProducts(tx, changes);
  const rows = new Map(written.map((row) => [row.id, row]));
  for (const { before } of changes) {
    const row = rows.get(before.id);
    if (!row) throw new Error('locked product not found');
    await emitProductChanged(tx, { ...before, isPublic: isPublicProduct(before) }, row);
  }
  changePages(tx, shown.lists);
  return new Map(written.map(({ id, version }) => [id, version]));
}

/** A simple product has one variant, with its id. */
function offersOf(change: RowChange): Pick<OwnRow, 'id' | (typeof offer)[number]>[] {
  const { before, after } = change;
  if (after.options.length === 0) return differs(change, offer) ? [after] : [];
  const known = new Map(before.variants.map(({ id, pricePesewas }) => [id, pricePesewas]));
  return after.variants.filter(({ id, pricePesewas }) => known.has(id) && known.get(id) !== pricePesewas);
}

async function writeOffers(tx: Tx, changes: readonly RowChange[]): Promise<void> {
  const offers = changes.flatMap(offersOf);
  if (offers.length === 0) return;
  const rows = offers.map(({ id, pricePesewas, compareAtPesewas, stockQuantity }) => ({
    id,
    price: pricePesewas,
    compare_at: compareAtPesewas,
    stock: stockQuantity,
  }));
  await tx.db
    .update(productVariants)
    .set({
      pricePesewas: sql`offered.price`,
      compareAtPesewas: sql`offered.compare_at`,
      stockQuantity: sql`offered.stock`,
    })
    .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as offered(id uuid, price integer, compare_at integer, stock integer)`)
    .where(eq(productVariants.id, sql`offered.id`));
}

function writeProducts(tx: Tx, changes: readonly RowChange[]) {
  const rows = changes.map((change) => {
    const { after } = change;
    return {
      id: after.id,
      name: after.name,
      description: after.description,
      specifications: after.specifications,
      category_id: after.categoryId,
      category_name: after.categoryName,
      category_slug: after.categorySlug,
      category_path: after.categoryPath,
      is_active: after.isActive,
      archived_at: after.archivedAt,
    };
  });
  return tx.db
    .update(products)
    .set({
      name: sql`edited.name`,
      description: sql`edited.description`,
      specifications: sql`edited.specifications`,
      categoryId: sql`edited.category_id`,
      categoryName: sql`edited.category_name`,
      categorySlug: sql`edited.category_slug`,
      categoryPath: sql`edited.category_path`,
      isActive: sql`edited.is_active`,
      archivedAt: sql`edited.archived_at`,
      version: sql`${products.version} + 1`,
      updatedAt: tx.now,
    })
    .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as edited(id uuid, name text, description text,
      specifications jsonb, category_id uuid, category_name text, category_slug text, category_path text[],
      is_active boolean, archived_at timestamptz)`)
    .where(eq(products.id, sql`edited.id`))
    .returning(stateColumns);
}
