import * as operations from '@besesaka/schema/catalog/category-operations.ts';
import type { CatalogCaches } from '#catalog/catalog-caches.ts';
import type { Ctx } from '#platform/context.ts';
import { type Route, route } from '#platform/http/route.ts';
import { addCategory } from './add-category.ts';
import { changeCategory } from './change-category.ts';
import { deleteCategory } from './delete-category.ts';
import { moveCategory } from './move-category.ts';
import { orderCategory } from './order-category.ts';
import { listAdminCategories, readAdminCategory } from './read-admin-category.ts';

/** A change clears this process's cached tree. Other processes may serve the old tree for some seconds. */
export function adminCategoryRoutes(caches: CatalogCaches): Route[] {
  const change =
    <Input, Answer>(verb: (args: { ctx: Ctx; input: Input }) => Promise<Answer>) =>
    async ({ ctx, input }: { ctx: Ctx; input: Input }) => {
      const answer = await verb({ ctx, input });
      caches.categories.forget();
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
