import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput, pathParam } from '#kernel/reference/words.ts';
import {
  adminCategory,
  adminCategoryList,
  categoryChangeInput,
  categoryDeleted,
  categoryInput,
  categoryMoveInput,
  categoryOrderInput,
} from './admin-categories.ts';

const categoryParams = pathParam('id', z.uuid(), 'ID of the category', examples.category);
const nameWords = ['Name to show, 2 to 60 characters', 'Kente & Wax Prints'] as const;
const parentWords = [
  'ID of the parent, which must be a root; null makes the category a root',
  examples.category,
] as const;

export const listAdminCategories = defineOperation({
  id: 'listAdminCategories',
  method: 'GET',
  path: '/api/admin/categories',
  auth: 'admin',
  summary: 'For admins: list all categories with the number of their products',
  response: adminCategoryList,
});

export const readAdminCategory = defineOperation({
  id: 'readAdminCategory',
  method: 'GET',
  path: '/api/admin/categories/{id}',
  auth: 'admin',
  summary: 'For admins: get a category with its specification fields',
  params: categoryParams,
  response: adminCategory,
});

export const addCategory = defineOperation({
  id: 'addCategory',
  method: 'POST',
  path: '/api/admin/categories',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: create a category after its siblings',
  body: describeInput('CategoryInput', categoryInput, 'A new category.', { name: nameWords, parent_id: parentWords }),
  response: adminCategory,
  status: 201,
  refuses: ['REFUSED', 'NOT_FOUND'],
});

export const changeCategory = defineOperation({
  id: 'changeCategory',
  method: 'PATCH',
  path: '/api/admin/categories/{id}',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: change the name, fields, icon or visibility of a category; its slug and its products stay',
  params: categoryParams,
  body: describeInput(
    'CategoryChangeInput',
    categoryChangeInput,
    'Changes to a category; fields that are left out stay as they are.',
    {
      name: nameWords,
      fields: [
        'All specification fields in their order, replacing the current ones',
        [
          {
            id: 'weave',
            label: 'Weave',
            type: 'select' as const,
            required: true,
            placeholder: 'Choose the weave',
            options: ['Single', 'Double'],
          },
        ],
      ],
      icon: ['Name of the icon', 'shirt'],
      is_hidden: ['Whether menus hide the category', false],
      version: ['Version that the client read: the call fails with STALE if the category has changed since', 1],
    },
  ),
  response: adminCategory,
  refuses: ['REFUSED', 'STALE'],
});

export const moveCategory = defineOperation({
  id: 'moveCategory',
  method: 'PUT',
  path: '/api/admin/categories/{id}/parent',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: move a category with its products below another root, or make it a root',
  params: categoryParams,
  body: describeInput('CategoryMoveInput', categoryMoveInput, 'The new parent of a category.', {
    parent_id: parentWords,
  }),
  response: adminCategory,
  refuses: ['REFUSED'],
});

export const orderCategory = defineOperation({
  id: 'orderCategory',
  method: 'PUT',
  path: '/api/admin/categories/{id}/position',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: move a category among its siblings',
  params: categoryParams,
  body: describeInput('CategoryOrderInput', categoryOrderInput, 'The new position of a category.', {
    position: ['Position among its siblings, from 0; a higher position than the last one means last', 0],
  }),
  response: adminCategory,
});

export const deleteCategory = defineOperation({
  id: 'deleteCategory',
  method: 'DELETE',
  path: '/api/admin/categories/{id}',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: delete a category without products and children',
  params: categoryParams,
  response: categoryDeleted,
  refuses: ['REFUSED'],
});
