import type { AdminCategory, CategoryMoveInput } from '@besesaka/schema/catalog/admin-categories.ts';
import { categoryTexts as texts } from '@besesaka/schema/catalog/category-texts.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { Refused } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { branchUnder } from './branches.ts';
import { categoryIn, lockTree, nextPosition, requireFreeName, requirePlace, writeBranch } from './lock-tree.ts';
import { readAdminCategory } from './read-admin-category.ts';

interface Args {
  ctx: Ctx;
  input: CategoryMoveInput & { id: string };
}

/** Moves a category without children, with its products, to another parent, where it becomes the last one. */
export function moveCategory({ ctx, input }: Args): Promise<AdminCategory> {
  return inTransaction(ctx, async (tx) => {
    const { id, parent_id: parentId } = input;
    const tree = await lockTree(tx);
    const category = categoryIn(tree, id);
    if (parentId !== null) categoryIn(tree, parentId);
    const branch = branchUnder(tree, { ...category, parentId, position: nextPosition(tree, parentId) });
    if (!branch) throw new Refused(texts.belowItself);
    if (category.parentId !== parentId) {
      if (parentId !== null && branch.length > 1) throw new Refused(texts.tooDeep);
      await requirePlace(tx, tree, parentId);
      requireFreeName(tree, { ...category, parentId });
      await writeAudit({ ctx: tx, input: { act: 'catalog.category.move', subject: id, details: { to: parentId } } });
      await writeBranch(tx, branch);
    }
    return readAdminCategory({ ctx: tx, input });
  });
}
