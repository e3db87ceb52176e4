import type { AdminCategory, CategoryInput } from '@besesaka/schema/catalog/admin-categories.ts';
import { addCategory as operation } from '@besesaka/schema/catalog/category-operations.ts';
import { slugOf, untaken } from '@besesaka/schema/kernel/slug.ts';
import { categories } from '#catalog/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { answerOnce, attemptOf } from '#platform/idempotency/answer-once.ts';
import { type Branch, branchUnder } from './branches.ts';
import { lockTree, nextPosition, requireFreeName, requirePlace } from './lock-tree.ts';
import { readAdminCategory } from './read-admin-category.ts';

/** Adds a category, last under its parent. It stays hidden until an admin shows it. Below a root, it takes the root's icon. */
interface Args {
  ctx: Ctx;
  input: CategoryInput & { key: string | undefined };
}

export function addCategory({ ctx, input: { key, ...input } }: Args): Promise<AdminCategory> {
  return answerOnce(ctx, attemptOf(operation, key, input), async (tx) => {
    const { name, parent_id: parentId } = input;
    const tree = await lockTree(tx);
    await requirePlace(tx, tree, parentId);
    const id = newId();
    const added = {
      id,
      parentId,
      name,
      slug: slugIn(tree, name),
      position: nextPosition(tree, parentId),
      version: 1,
      icon: tree.find((one) => one.id === parentId)?.icon ?? 'tag',
      path: [],
      fullPath: '',
    };
    requireFreeName(tree, added);
    await writeAudit({ ctx: tx, input: { act: 'catalog.category.add', subject: id, details: input } });
    await tx.db.insert(categories).values((branchUnder(tree, added) ?? []).map((one) => ({ ...one, isHidden: true })));
    return readAdminCategory({ ctx: tx, input: { id } });
  });
}

function slugIn(tree: readonly Branch[], name: string): string {
  return untaken(slugOf(name) || 'category', new Set(tree.map(({ slug }) => slug)));
}
