import type { AdminCategory, CategoryMoveInput } from '@besesaka/schema/catalog/category-desk.ts';
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

/** With all that is below it, by an admin, behind the last one there; the products follow. */
export function moveCategory({ ctx, input }: Args): Promise<AdminCategory> {
  return inTransaction(ctx, async (ctx) => {
    const { id, parent_id: parentId } = input;
    const tree = await lockTree(ctx);
    const moved = categoryIn(tree, id);
    if (parentId !== null) categoryIn(tree, parentId);
    const branch = branchUnder(tree, { ...moved, parentId, position: nextPosition(tree, parentId) });
    if (!branch) throw new Refused(texts.belowItself);
    if (moved.parentId !== parentId) {
      if (parentId !== null && branch.length > 1) throw new Refused(texts.tooDeep);
      await requirePlace(ctx, tree, parentId);
      requireFreeName(tree, { ...moved, parentId });
      await writeAudit({ ctx, input: { act: 'catalog.category.move', subject: id, details: { to: parentId } } });
      await writeBranch(ctx, branch);
    }
    return readAdminCategory({ ctx, input });
  });
}
