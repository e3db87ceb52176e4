import * as operations from '@besesaka/schema/catalog/category-operations.ts';
import type { KeptReads } from '#catalog/kept-reads.ts';
import type { Ctx } from '#platform/context.ts';
import { type Route, route } from '#platform/http/route.ts';
import { addCategory } from './add-category.ts';
import { changeCategory } from './change-category.ts';
import { deleteCategory } from './delete-category.ts';
import { moveCategory } from './move-category.ts';
import { orderCategory } from './order-category.ts';
import { listAdminCategories, readAdminCategory } from './read-admin-category.ts';

/** What this process keeps of the tree is read anew after each change; the others' is seconds old at most. */
export function adminCategoryRoutes(kept: KeptReads): Route[] {
  const change =
    <Input, Answer>(verb: (args: { ctx: Ctx; input: Input }) => Promise<Answer>) =>
    async ({ ctx, input }: { ctx: Ctx; input: Input }) => {
      const answer = await verb({ ctx, input });
      kept.categories.forget();
      return answer;
    };
  return [
    route(operations.listAdminCategories, async (args) => ({ results: await listAdminCategories(args) })),
    route(operations.readAdminCategory, readAdminCategory),
    route(operations.addCategory, change(addCategory)),
    route(operations.changeCategory, change(changeCategory)),
    route(operations.moveCategory, change(moveCategory)),
    route(operations.orderCategory, change(orderCategory)),
    route(operations.deleteCategory, change(deleteCategory)),
  ];
}
