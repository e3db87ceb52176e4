import type { AdminCategory, CategoryChangeInput } from '@besesaka/schema/catalog/admin-categories.ts';
import { categoryTexts as texts } from '@besesaka/schema/catalog/category-texts.ts';
import { eq } from 'drizzle-orm';
import { categories } from '#catalog/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { Stale } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { branchUnder } from './branches.ts';
import { categoryIn, lockTree, requireFreeName, writeBranch } from './lock-tree.ts';
import { readAdminCategory } from './read-admin-category.ts';

interface Args {
  ctx: Ctx;
  input: CategoryChangeInput & { id: string };
}

/**
 * Changes the name, fields, icon or visibility of a category. Its slug stays, so that links keep working. Its products show
 * the new name at once. Values of removed fields stay on a product until it is edited.
 */
export function changeCategory({ ctx, input }: Args): Promise<AdminCategory> {
  return inTransaction(ctx, async (tx) => {
    const { id, name, fields, version, icon, is_hidden: isHidden } = input;
    const tree = await lockTree(tx);
    const category = categoryIn(tree, id);
    if (category.version !== version) throw new Stale(texts.stale);
    await writeAudit({
      ctx: tx,
      input: { act: 'catalog.category.change', subject: id, details: { name, fields, icon, isHidden } },
    });
    if (name !== undefined && name !== category.name) {
      const renamed = { ...category, name };
      requireFreeName(tree, renamed);
      await writeBranch(tx, branchUnder(tree, renamed) ?? []);
    }
    const set = {
      version: version + 1,
      ...(fields && { fields }),
      ...(icon && { icon }),
      ...(isHidden !== undefined && { isHidden }),
    };
    await tx.db.update(categories).set(set).where(eq(categories.id, id));
    return readAdminCategory({ ctx: tx, input });
  });
}
