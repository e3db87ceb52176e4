import type { AdminCategory, CategoryOrderInput } from '@besesaka/schema/catalog/admin-categories.ts';
import { eq } from 'drizzle-orm';
import { categories } from '#catalog/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { categoryIn, lockTree } from './lock-tree.ts';
import { readAdminCategory } from './read-admin-category.ts';

interface Args {
  ctx: Ctx;
  input: CategoryOrderInput & { id: string };
}

/** Changes a category's position among its siblings. */
export function orderCategory({ ctx, input }: Args): Promise<AdminCategory> {
  return inTransaction(ctx, async (tx) => {
    const { id, position } = input;
    const tree = await lockTree(tx);
    const { parentId } = categoryIn(tree, id);
    const others = tree
      .filter((one) => one.parentId === parentId && one.id !== id)
      .sort((a, b) => a.position - b.position || a.name.localeCompare(b.name))
      .map((one) => one.id);
    await writeAudit({ ctx: tx, input: { act: 'catalog.category.order', subject: id, details: { position } } });
    for (const [place, one] of [...others.slice(0, position), id, ...others.slice(position)].entries())
      await tx.db.update(categories).set({ position: place }).where(eq(categories.id, one));
    return readAdminCategory({ ctx: tx, input });
  });
}
