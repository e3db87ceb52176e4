import { categoryLimits as limits } from '@besesaka/schema/catalog/category-limits.ts';
import {
  addCategory,
  changeCategory,
  deleteCategory,
  moveCategory,
  orderCategory,
} from '@besesaka/schema/catalog/category-operations.ts';
import type { SpecificationField } from '@besesaka/schema/catalog/category-resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { AdminCategory } from './admin-categories.ts';
import { SpecificationFieldKind } from './specification-fields.ts';

const nameWords = `Name to show, ${limits.nameMin} to ${limits.nameMax} characters.`;

const AddCategoryInput = builder.inputType('AddCategoryInput', {
  description: 'A new category.',
  fields: (t) => ({
    name: t.string({ required: true, description: nameWords }),
    parentId: t.id({
      description: 'ID of the parent, which must be a root; if left out, the category becomes a root.',
    }),
  }),
});

const SpecificationFieldInput = builder.inputType('SpecificationFieldInput', {
  description: 'A specification field for products of a category.',
  fields: (t) => ({
    key: t.string({
      required: true,
      description: 'Key of the value in a product\'s specifications, such as "screen_size".',
    }),
    label: t.string({ required: true, description: 'Label to show.' }),
    kind: t.field({ type: SpecificationFieldKind, required: true, description: 'Type of the value.' }),
    required: t.boolean({ required: true, description: 'Whether a value is required.' }),
    placeholder: t.string({ required: true, description: 'Placeholder of the form field; may be empty.' }),
    options: t.stringList({ required: true, description: 'Allowed values for SELECT; empty for other types.' }),
  }),
});

const ChangeCategoryInput = builder.inputType('ChangeCategoryInput', {
  description: 'Changes to a category; fields that are left out stay as they are.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the category.' }),
    name: t.string({ description: nameWords }),
    fields: t.field({
      type: [SpecificationFieldInput],
      description: 'All specification fields in their order, replacing the current ones.',
    }),
    icon: t.string({ description: 'Name of the icon.' }),
    isHidden: t.boolean({ description: 'Whether menus hide the category.' }),
    version: t.int({
      required: true,
      description: 'Version that the client read: the mutation fails with STALE if the category has changed since.',
    }),
  }),
});

const MoveCategoryInput = builder.inputType('MoveCategoryInput', {
  description: 'The new parent of a category.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the category.' }),
    parentId: t.id({
      description: 'ID of the parent, which must be a root; if left out, the category becomes a root.',
    }),
  }),
});

const OrderCategoryInput = builder.inputType('OrderCategoryInput', {
  description: 'The new position of a category among its siblings.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the category.' }),
    position: t.int({
      required: true,
      description: 'Position from 0; a higher position than the last one means last.',
    }),
  }),
});

const DeleteCategoryInput = builder.inputType('DeleteCategoryInput', {
  description: 'The category to delete.',
  fields: (t) => ({ id: t.id({ required: true, description: 'ID of the category.' }) }),
});

interface FieldInput extends Omit<SpecificationField, 'id' | 'type'> {
  key: string;
  kind: SpecificationField['type'];
}

const toField = ({ key, kind, ...field }: FieldInput) => ({ ...field, id: key, type: kind });

mutation('addCategory', {
  restCalls: [addCategory],
  description: 'For admins: creates a category after its siblings.',
  input: { type: AddCategoryInput, description: 'The category.' },
  payload: { category: { type: AdminCategory, description: 'The new category.' } },
  resolve: async ({ name, parentId }, ctx) => ({
    category: await ctx.rest.call(addCategory, { body: { name, parent_id: parentId ? String(parentId) : null } }),
  }),
});

mutation('changeCategory', {
  restCalls: [changeCategory],
  description:
    'For admins: changes the name, fields, icon or visibility of a category; its slug and its products stay.',
  input: { type: ChangeCategoryInput, description: 'The changes.' },
  payload: { category: { type: AdminCategory, description: 'The updated category.' } },
  resolve: async ({ id, name, fields, icon, isHidden, version }, ctx) => {
    const look = { icon: icon ?? undefined, is_hidden: isHidden ?? undefined };
    const body = { name: name ?? undefined, fields: fields?.map(toField), ...look, version };
    return { category: await ctx.rest.call(changeCategory, { params: { id: String(id) }, body }) };
  },
});

mutation('moveCategory', {
  restCalls: [moveCategory],
  description: 'For admins: moves a category with its products below another root, or makes it a root.',
  input: { type: MoveCategoryInput, description: 'The category and its new parent.' },
  payload: { category: { type: AdminCategory, description: 'The updated category.' } },
  resolve: async ({ id, parentId }, ctx) => {
    const body = { parent_id: parentId ? String(parentId) : null };
    return { category: await ctx.rest.call(moveCategory, { params: { id: String(id) }, body }) };
  },
});

mutation('orderCategory', {
  restCalls: [orderCategory],
  description: 'For admins: moves a category among its siblings.',
  input: { type: OrderCategoryInput, description: 'The category and its new position.' },
  payload: { category: { type: AdminCategory, description: 'The updated category.' } },
  resolve: async ({ id, position }, ctx) => ({
    category: await ctx.rest.call(orderCategory, { params: { id: String(id) }, body: { position } }),
  }),
});

mutation('deleteCategory', {
  restCalls: [deleteCategory],
  description: 'For admins: deletes a category without products and children.',
  input: { type: DeleteCategoryInput, description: 'The category to delete.' },
  payload: { deletedCategoryId: { type: 'ID', description: 'ID of the deleted category.' } },
  resolve: async ({ id }, ctx) => ({
    deletedCategoryId: (await ctx.rest.call(deleteCategory, { params: { id: String(id) } })).id,
  }),
});
