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

const categoryParams = pathParam('id', z.uuid(), 'Of the category', examples.category);
const nameWords = ['For people, 2 to 60 characters', 'Kente & Wax Prints'] as const;
const parentWords = ['The root that it is to stand below; null makes it a root', examples.category] as const;

export const listAdminCategories = defineOperation({
  id: 'listAdminCategories',
  method: 'GET',
  path: '/api/admin/categories',
  auth: 'admin',
  summary: 'For admins: all categories, with how many products stand in each',
  response: adminCategoryList,
});

export const readAdminCategory = defineOperation({
  id: 'readAdminCategory',
  method: 'GET',
  path: '/api/admin/categories/{id}',
  auth: 'admin',
  summary: 'For admins: a category with what is specified about its products',
  params: categoryParams,
  response: adminCategory,
});

export const addCategory = defineOperation({
  id: 'addCategory',
  method: 'POST',
  path: '/api/admin/categories',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: a new category, behind the others of its place',
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
  summary: 'For admins: another name, or other fields; its address stays, and its products follow',
  params: categoryParams,
  body: describeInput('CategoryChangeInput', categoryChangeInput, 'What is changed of a category.', {
    name: nameWords,
    fields: [
      'All its fields in their order, in place of those that it has',
      [
        {
          ...{ id: 'weave', label: 'Weave', type: 'select' as const, required: true, placeholder: 'Choose the weave' },
          options: ['Single', 'Double'],
        },
      ],
    ],
    icon: ['Name of its drawing', 'shirt'],
    is_hidden: ['Whether menus leave it out', false],
    version: ['The one you saw: what was changed since then is refused as stale', 1],
  }),
  response: adminCategory,
  refuses: ['REFUSED', 'STALE'],
});

export const moveCategory = defineOperation({
  id: 'moveCategory',
  method: 'PUT',
  path: '/api/admin/categories/{id}/parent',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: put a category below another root, or make it one; its products follow',
  params: categoryParams,
  body: describeInput('CategoryMoveInput', categoryMoveInput, 'Where a category goes.', { parent_id: parentWords }),
  response: adminCategory,
  refuses: ['REFUSED'],
});

export const orderCategory = defineOperation({
  id: 'orderCategory',
  method: 'PUT',
  path: '/api/admin/categories/{id}/position',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: put a category into another place among those beside it',
  params: categoryParams,
  body: describeInput('CategoryOrderInput', categoryOrderInput, 'Where a category stands.', {
    position: ['Its place among those beside it, from 0; beyond the last it comes last', 0],
  }),
  response: adminCategory,
});

export const deleteCategory = defineOperation({
  id: 'deleteCategory',
  method: 'DELETE',
  path: '/api/admin/categories/{id}',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: delete a category in which nothing stands',
  params: categoryParams,
  response: categoryDeleted,
  refuses: ['REFUSED'],
});
