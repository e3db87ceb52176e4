import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { shown } from '@besesaka/schema/kernel/pages/page-changes.ts';
import { isChange, type RowChange, writeRows } from '#catalog/bulk/write-rows.ts';
import { sellerColumns } from '#catalog/selling/lock-own-shop.ts';
import { freeSlugs, newSku } from '#catalog/selling/name-product.ts';
import { putPictures } from '#catalog/selling/put-pictures.ts';
import { writeGrid } from '#catalog/selling/write-grid.ts';
import { products } from '#catalog/tables.ts';
import type { Tx } from '#platform/context.ts';
import { changePages } from '#platform/events/change-pages.ts';
import type { Plan, Shop } from './plan-lines.ts';
import type { Leaves } from './read-leaves.ts';

interface World {
  shop: Shop;
  leaves: Leaves;
}

/**
 * Writes what lines add and change, with a few statements for all simple products. The caller has locked the shop and its
 * products.
 */
export async function applyPlans(tx: Tx, world: World, plans: readonly Plan[]): Promise<void> {
  const added = plans.filter(({ isNew }) => isNew);
  const changed = joinChanges(plans.filter(({ isNew }) => !isNew)).filter(isChange);
  await addRows(tx, world.shop, added);
  for (const change of [...added, ...changed]) {
    if (isRepictured(change)) await writePictures(tx, change);
    if (isRegridded(change)) await writeVariants(tx, world, change);
  }
  await writeRows(tx, changed);
}

/** Several lines may change one product. */
function joinChanges(plans: readonly Plan[]): RowChange[] {
  const changes = new Map<string, RowChange>();
  for (const { before, after } of plans)
    changes.set(after.id, { before: changes.get(after.id)?.before ?? before, after });
  return [...changes.values()];
}

function isRepictured({ before, after }: RowChange): boolean {
  return before.pictures.join(' ') !== after.pictures.join(' ');
}

async function writePictures(tx: Tx, { after }: RowChange): Promise<void> {
  await putPictures(tx, { productId: after.id, name: after.name, ids: after.pictures, primary: undefined });
}

function isRegridded({ before, after }: RowChange): boolean {
  return JSON.stringify(before.variants) !== JSON.stringify(after.variants);
}

async function writeVariants(tx: Tx, { shop, leaves }: World, { after }: RowChange): Promise<void> {
  const { id: productId, categorySlug: slug, options } = after;
  const variants = after.variants.map((row) => ({
    option_values: row.optionValues,
    price: moneyText(row.pricePesewas),
    compare_at_price: row.compareAtPesewas === null ? null : moneyText(row.compareAtPesewas),
    stock_quantity: row.stockQuantity,
    sku: row.sku,
    image_id: row.mediaId,
    is_active: row.isActive,
  }));
  const category = { slug, fields: leaves.find(slug)?.fields ?? [] };
  await writeGrid(tx, { shopId: shop.id, productId, category, grid: { options, variants } });
}

async function addRows(tx: Tx, shop: Shop, added: readonly Plan[]): Promise<void> {
  if (added.length === 0) return;
  const slugs = await freeSlugs(
    tx,
    added.map(({ after }) => after.name),
  );
  const rows = added.map(({ after }, at) => {
    const { pictures: _pictures, version: _version, options: _options, variants: _variants, ...row } = after;
    return {
      ...row,
      slug: slugs[at] ?? '',
      sku: row.sku || newSku(row.categorySlug),
      ...sellerColumns(shop),
      createdAt: tx.now,
      updatedAt: tx.now,
    };
  });
  await tx.db.insert(products).values(rows);
  changePages(tx, shown.lists);
}
