import * as operations from '@besesaka/schema/catalog/category-operations.ts';
import { type Route, route } from '#platform/http/route.ts';
import { addCategory } from './add-category.ts';
import { changeCategory } from './change-category.ts';
import { deleteCategory } from './delete-category.ts';
import { moveCategory } from './move-category.ts';
import { orderCategory } from './order-category.ts';
import { listAdminCategories, readAdminCategory } from './read-admin-category.ts';

export function adminCategoryRoutes(): Route[] {
  return [
    route(operations.listAdminCategories, async (args) => ({ results: await listAdminCategories(args) })),
    route(operations.readAdminCategory, readAdminCategory),
    route(operations.addCategory, addCategory),
    route(operations.changeCategory, changeCategory),
    route(operations.moveCategory, moveCategory),
    route(operations.orderCategory, orderCategory),
    route(operations.deleteCategory, deleteCategory),
  ];
}
