import { shown } from '@besesaka/schema/kernel/pages/page-changes.ts';
import { eq, sql } from 'drizzle-orm';
import { emitProductChanged, stateColumns } from '#catalog/product/product-state.ts';
import { products } from '#catalog/tables.ts';
import type { Tx } from '#platform/context.ts';
import { changePages } from '#platform/events/change-pages.ts';
import type { LockedOwn } from './lock-own-product.ts';

interface Write {
  values: Partial<typeof products.$inferInsert>;
  /** An edit changes anything but price and stock, which have their own checks. */
  isEdit: boolean;
}

/**
 * Writes a product that the caller has locked. Clients that show it receive its new state after the commit. A trigger
 * copies the price and stock of a simple product to its variant.
 */
export async function writeProduct(tx: Tx, before: LockedOwn, { values, isEdit }: Write): Promise<void> {
  const [after] = await tx.db
    .update(products)
    .set({
      ...values,
      version: sql`${products.version} + 1`,
      ...(isEdit && { editVersion: sql`${products.editVersion} + 1` }),
      updatedAt: tx.now,
    })
    .where(eq(products.id, before.id))
    .returning(stateColumns);
  if (!after) throw new Error('locked product not found');
  await emitProductChanged(tx, before, after);
  changePages(tx, shown.lists);
}
