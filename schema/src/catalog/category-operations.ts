import { z } from 'zod';
import { forAdmins } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { pathParam } from '#kernel/reference/words.ts';
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
const reading = forAdmins('reading');
const catalogue = forAdmins('catalogue');

export const listAdminCategories = reading({
  id: 'listAdminCategories',
  method: 'GET',
  path: '/api/admin/categories',
  summary: 'For admins: list all categories with the number of their products',
  response: adminCategoryList,
});

export const readAdminCategory = reading({
  id: 'readAdminCategory',
  method: 'GET',
  path: '/api/admin/categories/{id}',
  summary: 'For admins: get a category with its specification fields',
  params: categoryParams,
  response: adminCategory,
});

export const addCategory = catalogue({
  id: 'addCategory',
  method: 'POST',
  path: '/api/admin/categories',
  idempotent: true,
  summary: 'For admins: create a category after its siblings',
  body: categoryInput,
  response: adminCategory,
  status: 201,
  refuses: ['REFUSED', 'NOT_FOUND'],
});

export const changeCategory = catalogue({
  id: 'changeCategory',
  method: 'PATCH',
  path: '/api/admin/categories/{id}',
  summary: 'For admins: change the name, fields, icon or visibility of a category; its slug and its products stay',
  params: categoryParams,
  body: categoryChangeInput,
  response: adminCategory,
  refuses: ['REFUSED', 'STALE'],
});

export const moveCategory = catalogue({
  id: 'moveCategory',
  method: 'PUT',
  path: '/api/admin/categories/{id}/parent',
  summary: 'For admins: move a category with its products below another root, or make it a root',
  params: categoryParams,
  body: categoryMoveInput,
  response: adminCategory,
  refuses: ['REFUSED'],
});

export const orderCategory = catalogue({
  id: 'orderCategory',
  method: 'PUT',
  path: '/api/admin/categories/{id}/position',
  summary: 'For admins: move a category among its siblings',
  params: categoryParams,
  body: categoryOrderInput,
  response: adminCategory,
});

export const deleteCategory = catalogue({
  id: 'deleteCategory',
  method: 'DELETE',
  path: '/api/admin/categories/{id}',
  summary: 'For admins: delete a category without products and children',
  params: categoryParams,
  response: categoryDeleted,
  refuses: ['REFUSED'],
});
