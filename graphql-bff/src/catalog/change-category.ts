import { categoryLimits as limits } from '@besesaka/schema/catalog/category-limits.ts';
import {
  addCategory,
  changeCategory,
  deleteCategory,
  moveCategory,
  orderCategory,
} from '@besesaka/schema/catalog/category-operations.ts';
import type { SpecificationField } from '@besesaka/schema/catalog/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { AdminCategory } from './admin-categories.ts';
import { SpecificationFieldKind } from './specification-fields.ts';

const nameWords = `For people, ${limits.nameMin} to ${limits.nameMax} characters.`;

const AddCategoryInput = builder.inputType('AddCategoryInput', {
  description: 'A new category.',
  fields: (t) => ({
    name: t.string({ required: true, description: nameWords }),
    parentId: t.id({ description: 'The root that it stands below; left out it becomes one.' }),
  }),
});

const SpecificationFieldInput = builder.inputType('SpecificationFieldInput', {
  description: 'What a seller specifies about a product of a category.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'The key under which products keep it, such as "screen_size".' }),
    label: t.string({ required: true, description: 'What the field is called.' }),
    kind: t.field({ type: SpecificationFieldKind, required: true, description: 'How it is filled in.' }),
    required: t.boolean({ required: true, description: 'Whether it must be filled in.' }),
    placeholder: t.string({ required: true, description: 'A hint within the empty field; may be empty.' }),
    options: t.stringList({ required: true, description: 'What may be chosen, of a SELECT; else none.' }),
  }),
});

const ChangeCategoryInput = builder.inputType('ChangeCategoryInput', {
  description: 'What is changed of a category; what is left out stays.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Which category.' }),
    name: t.string({ description: nameWords }),
    fields: t.field({ type: [SpecificationFieldInput], description: 'All its fields in their order.' }),
    icon: t.string({ description: 'Name of its drawing.' }),
    isHidden: t.boolean({ description: 'Whether menus leave it out.' }),
    version: t.int({ required: true, description: 'The one you saw: what was changed since then is refused.' }),
  }),
});

const MoveCategoryInput = builder.inputType('MoveCategoryInput', {
  description: 'Where a category goes.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Which category.' }),
    parentId: t.id({ description: 'The root that it is to stand below; left out it becomes one.' }),
  }),
});

const OrderCategoryInput = builder.inputType('OrderCategoryInput', {
  description: 'Where a category stands among those beside it.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Which category.' }),
    position: t.int({ required: true, description: 'From 0; beyond the last it comes last.' }),
  }),
});

const DeleteCategoryInput = builder.inputType('DeleteCategoryInput', {
  description: 'What goes.',
  fields: (t) => ({ id: t.id({ required: true, description: 'Which category.' }) }),
});

const CategoryDeleted = builder.objectRef<{ id: string }>('CategoryDeleted').implement({
  description: 'A category is gone.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'Which one it was.' }) }),
});

interface Entered extends Omit<SpecificationField, 'id' | 'type'> {
  key: string;
  kind: SpecificationField['type'];
}

const toField = ({ key, kind, ...field }: Entered) => ({ ...field, id: key, type: kind });

builder.mutationFields((t) => ({
  addCategory: t.field({
    type: AdminCategory,
    extensions: asks(addCategory),
    description: 'For admins: a new category, behind the others of its place.',
    args: { input: t.arg({ type: AddCategoryInput, required: true, description: 'The category.' }) },
    errors: failsAs('AddCategoryResult', 'The category, or why there is none.'),
    resolve: (_root, { input: { name, parentId } }, ctx) =>
      ctx.rest.call(addCategory, { body: { name, parent_id: parentId ? String(parentId) : null } }),
  }),
  changeCategory: t.field({
    type: AdminCategory,
    extensions: asks(changeCategory),
    description: 'For admins: gives a category another name or other fields; its address stays, its products follow.',
    args: { input: t.arg({ type: ChangeCategoryInput, required: true, description: 'What to change.' }) },
    errors: failsAs('ChangeCategoryResult', 'The category as it is now, or why it stays as it was.'),
    resolve: (_root, { input: { id, name, fields, icon, isHidden, version } }, ctx) => {
      const look = { icon: icon ?? undefined, is_hidden: isHidden ?? undefined };
      const body = { name: name ?? undefined, fields: fields?.map(toField), ...look, version };
      return ctx.rest.call(changeCategory, { params: { id: String(id) }, body });
    },
  }),
  moveCategory: t.field({
    type: AdminCategory,
    extensions: asks(moveCategory),
    description: 'For admins: puts a category below another root, or makes it one; its products follow.',
    args: { input: t.arg({ type: MoveCategoryInput, required: true, description: 'What goes where.' }) },
    errors: failsAs('MoveCategoryResult', 'The category as it is now, or why it stays where it was.'),
    resolve: (_root, { input: { id, parentId } }, ctx) => {
      const body = { parent_id: parentId ? String(parentId) : null };
      return ctx.rest.call(moveCategory, { params: { id: String(id) }, body });
    },
  }),
  orderCategory: t.field({
    type: AdminCategory,
    extensions: asks(orderCategory),
    description: 'For admins: puts a category into another place among those beside it.',
    args: { input: t.arg({ type: OrderCategoryInput, required: true, description: 'What stands where.' }) },
    errors: failsAs('OrderCategoryResult', 'The category as it is now, or why it stays where it was.'),
    resolve: (_root, { input: { id, position } }, ctx) =>
      ctx.rest.call(orderCategory, { params: { id: String(id) }, body: { position } }),
  }),
  deleteCategory: t.field({
    type: CategoryDeleted,
    extensions: asks(deleteCategory),
    description: 'For admins: deletes a category in which nothing stands.',
    args: { input: t.arg({ type: DeleteCategoryInput, required: true, description: 'What goes.' }) },
    errors: failsAs('DeleteCategoryResult', 'That it is gone, or why it stays.'),
    resolve: (_root, { input: { id } }, ctx) => ctx.rest.call(deleteCategory, { params: { id: String(id) } }),
  }),
}));
