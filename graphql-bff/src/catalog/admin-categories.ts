import {
  adminCategory,
  adminCategoryRow,
  type AdminCategory as Category,
  type AdminCategoryRow as Row,
} from '@besesaka/schema/catalog/admin-categories.ts';
import { categoryLimits as limits } from '@besesaka/schema/catalog/category-limits.ts';
import { listAdminCategories, readAdminCategory } from '@besesaka/schema/catalog/category-operations.ts';
import { Admin } from '#accounts/admin.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';
import { SpecificationField } from './specification-fields.ts';

const AdminCategoryRow = builder.objectRef<Row>('AdminCategoryRow').implement({
  description: 'A category as admins see it.',
  fields: (t) => passedThrough(t, adminCategoryRow),
});

export const AdminCategory = builder.objectRef<Category>('AdminCategory').implement({
  description: 'A category with its specification fields.',
  fields: (t) => ({
    ...passedThrough(t, adminCategory),
    specificationFields: t.expose('fields', {
      type: [SpecificationField],
      extensions: atMost(limits.fieldsMax),
      ...wordsOf(adminCategory, 'fields'),
    }),
  }),
});

builder.objectFields(Admin, (t) => ({
  categories: t.field({
    type: [AdminCategoryRow],
    nullable: true,
    extensions: { ...callForEach, ...atMost(limits.siblingsMax * (limits.siblingsMax + 1)) },
    description: 'All categories in tree order: each root, followed by its children.',
    resolve: async (_admin, _args, ctx) => (await readOnce(ctx, listAdminCategories, {})).results,
  }),
  category: t.field({
    type: AdminCategory,
    nullable: true,
    extensions: callForEach,
    description: 'One category with its specification fields; null if it does not exist.',
    args: { id: t.arg.id({ required: true, description: 'ID of the category.' }) },
    resolve: (_admin, { id }, ctx) =>
      orNull('NOT_FOUND', readOnce(ctx, readAdminCategory, { params: { id: String(id) } })),
  }),
}));
