import { adminCategory } from '@besesaka/schema/catalog/admin-categories.ts';
import {
  addCategory,
  changeCategory,
  deleteCategory,
  listAdminCategories,
  moveCategory,
  orderCategory,
  readAdminCategory,
} from '@besesaka/schema/catalog/category-operations.ts';
import { Admin } from '#accounts/admin.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { readField } from '#platform/contract/read.ts';

const AdminCategory = objectOf(adminCategory);

readField(Admin, 'categories', listAdminCategories, {
  description: 'All categories in tree order: each root, followed by its children.',
});
readField(Admin, 'category', readAdminCategory, {
  description: 'One category with its specification fields; null if it does not exist.',
});

mutation(addCategory, { category: AdminCategory });
mutation(changeCategory, { category: AdminCategory });
mutation(moveCategory, { category: AdminCategory });
mutation(orderCategory, { category: AdminCategory });
mutation(deleteCategory, { deletedCategoryId: 'id' });
