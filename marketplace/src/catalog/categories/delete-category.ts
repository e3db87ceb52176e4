import { categoryTexts as texts } from '@besesaka/schema/catalog/category-texts.ts';
import { eq } from 'drizzle-orm';
import { categories, products } from '#catalog/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { Refused } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { categoryIn, lockTree } from './lock-tree.ts';

/** Deletes a category that has no products, not even drafts or archived ones. A job deletes its picture later. */
export function deleteCategory({ ctx, input: { id } }: { ctx: Ctx; input: { id: string } }): Promise<{ id: string }> {
  return inTransaction(ctx, async (tx) => {
    const tree = await lockTree(tx);
    const { fullPath } = categoryIn(tree, id);
    const isHeld = (await tx.db.$count(products, eq(products.categoryId, id))) > 0;
    if (isHeld || tree.some(({ parentId }) => parentId === id)) throw new Refused(texts.notEmpty);
    await writeAudit({ ctx: tx, input: { act: 'catalog.category.delete', subject: id, details: { fullPath } } });
    await tx.db.delete(categories).where(eq(categories.id, id));
    return { id };
  });
}
