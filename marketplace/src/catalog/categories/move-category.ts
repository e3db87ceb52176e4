import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { asc, eq } from 'drizzle-orm';
import { isAdmin } from '#accounts/is-admin.ts';
import { refreshProducts } from '#catalog/refresh-products.ts';
import { categories } from '#catalog/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { Forbidden, NotFound, Refused } from '#platform/errors.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { type Branch, branchUnder } from './branches.ts';

interface Args {
  ctx: Ctx;
  /** Without a parent it becomes a root. */
  input: { id: string; parentId: string | null };
}

/** With all that is below it, by an admin; the products follow. */
export function moveCategory({ ctx, input }: Args): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { userId } = requireViewer(ctx);
    const tree = await lockTree(ctx, userId);
    if (!tree.some(({ id }) => id === input.id)) throw new NotFound(texts.categoryMissing);
    if (input.parentId !== null && !tree.some(({ id }) => id === input.parentId))
      throw new NotFound(texts.categoryMissing);
    const branch = branchUnder(tree, input);
    if (!branch) throw new Refused(texts.categoryBelowItself);
    await writeAudit({
      ctx,
      input: { act: 'catalog.category.move', subject: input.id, details: { to: input.parentId } },
    });
    for (const { id, parentId, path, fullPath } of branch) {
      await ctx.db.update(categories).set({ parentId, path, fullPath }).where(eq(categories.id, id));
    }
    await refreshProducts({ ctx, input: { shopIds: [], categoryIds: branch.map(({ id }) => id) } });
  });
}

/** All of it, as every path hangs together: of two who move at once the second sees what the first did. */
async function lockTree(ctx: Ctx, userId: string): Promise<Branch[]> {
  const { id, parentId, name, slug, path, fullPath } = categories;
  const rows = await ctx.db
    .select({ id, parentId, name, slug, path, fullPath, isAdmin: isAdmin(userId) })
    .from(categories)
    .orderBy(asc(id))
    .for('no key update');
  if (!rows.every(({ isAdmin }) => isAdmin)) throw new Forbidden();
  return rows;
}
