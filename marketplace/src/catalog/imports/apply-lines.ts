import { shown } from '@besesaka/schema/kernel/pages/page-changes.ts';
import { type RowChange, writeRows } from '#catalog/bulk/write-rows.ts';
import { sellerColumns } from '#catalog/selling/lock-own-shop.ts';
import { freeSlugs, newSku } from '#catalog/selling/name-product.ts';
import { putPictures } from '#catalog/selling/put-pictures.ts';
import { products } from '#catalog/tables.ts';
import type { Tx } from '#platform/context.ts';
import { changePages } from '#platform/events/change-pages.ts';
import type { Plan, Shop } from './plan-lines.ts';

/** Writes what lines add and change, with a few statements for all of them. The caller has locked the shop and its products. */
export async function applyPlans(tx: Tx, shop: Shop, plans: readonly Plan[]): Promise<void> {
  const added = plans.filter(({ kind }) => kind === 'create');
  const changed = plans.filter(({ kind }) => kind === 'update');
  await addRows(tx, shop, added);
  await writeRows(tx, changed);
  for (const change of [...added, ...changed]) if (isRepictured(change)) await writePictures(tx, change);
}

function isRepictured({ before, after }: RowChange): boolean {
  return before.pictures.join(' ') !== after.pictures.join(' ');
}

async function writePictures(tx: Tx, { after }: RowChange): Promise<void> {
  await putPictures(tx, { productId: after.id, name: after.name, ids: after.pictures, primary: undefined });
}

async function addRows(tx: Tx, shop: Shop, added: readonly Plan[]): Promise<void> {
  if (added.length === 0) return;
  const slugs = await freeSlugs(
    tx,
    added.map(({ after }) => after.name),
  );
  const rows = added.map(({ after: { pictures: _pictures, version: _version, ...row } }, at) => ({
    ...row,
    ...{ slug: slugs[at] ?? '', sku: row.sku || newSku(row.categorySlug) },
    ...sellerColumns(shop),
    ...{ createdAt: tx.now, updatedAt: tx.now },
  }));
  await tx.db.insert(products).values(rows);
  changePages(tx, shown.lists);
}
