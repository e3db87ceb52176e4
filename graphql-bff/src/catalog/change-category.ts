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
import { failsAs } from '#platform/graphql/failures.ts';
import { restCalls } from '#platform/graphql/mutation-descriptions.ts';
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

const CategoryDeleted = builder.objectRef<{ id: string }>('CategoryDeleted').implement({
  description: 'Confirmation that a category was deleted.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'ID of the deleted category.' }) }),
});

interface FieldInput extends Omit<SpecificationField, 'id' | 'type'> {
  key: string;
  kind: SpecificationField['type'];
}

const toField = ({ key, kind, ...field }: FieldInput) => ({ ...field, id: key, type: kind });

builder.mutationFields((t) => ({
  addCategory: t.field({
    type: AdminCategory,
    extensions: restCalls(addCategory),
    description: 'For admins: creates a category after its siblings.',
    args: { input: t.arg({ type: AddCategoryInput, required: true, description: 'The category.' }) },
    errors: failsAs('AddCategoryResult', 'The new category, or an error.'),
    resolve: (_root, { input: { name, parentId } }, ctx) =>
      ctx.rest.call(addCategory, { body: { name, parent_id: parentId ? String(parentId) : null } }),
  }),
  changeCategory: t.field({
    type: AdminCategory,
    extensions: restCalls(changeCategory),
    description:
      'For admins: changes the name, fields, icon or visibility of a category; its slug and its products stay.',
    args: { input: t.arg({ type: ChangeCategoryInput, required: true, description: 'The changes.' }) },
    errors: failsAs('ChangeCategoryResult', 'The updated category, or an error.'),
    resolve: (_root, { input: { id, name, fields, icon, isHidden, version } }, ctx) => {
      const look = { icon: icon ?? undefined, is_hidden: isHidden ?? undefined };
      const body = { name: name ?? undefined, fields: fields?.map(toField), ...look, version };
      return ctx.rest.call(changeCategory, { params: { id: String(id) }, body });
    },
  }),
  moveCategory: t.field({
    type: AdminCategory,
    extensions: restCalls(moveCategory),
    description: 'For admins: moves a category with its products below another root, or makes it a root.',
    args: {
      input: t.arg({ type: MoveCategoryInput, required: true, description: 'The category and its new parent.' }),
    },
    errors: failsAs('MoveCategoryResult', 'The updated category, or an error.'),
    resolve: (_root, { input: { id, parentId } }, ctx) => {
      const body = { parent_id: parentId ? String(parentId) : null };
      return ctx.rest.call(moveCategory, { params: { id: String(id) }, body });
    },
  }),
  orderCategory: t.field({
    type: AdminCategory,
    extensions: restCalls(orderCategory),
    description: 'For admins: moves a category among its siblings.',
    args: {
      input: t.arg({ type: OrderCategoryInput, required: true, description: 'The category and its new position.' }),
    },
    errors: failsAs('OrderCategoryResult', 'The updated category, or an error.'),
    resolve: (_root, { input: { id, position } }, ctx) =>
      ctx.rest.call(orderCategory, { params: { id: String(id) }, body: { position } }),
  }),
  deleteCategory: t.field({
    type: CategoryDeleted,
    extensions: restCalls(deleteCategory),
    description: 'For admins: deletes a category without products and children.',
    args: { input: t.arg({ type: DeleteCategoryInput, required: true, description: 'The category to delete.' }) },
    errors: failsAs('DeleteCategoryResult', 'Confirmation of the deletion, or an error.'),
    resolve: (_root, { input: { id } }, ctx) => ctx.rest.call(deleteCategory, { params: { id: String(id) } }),
  }),
}));
