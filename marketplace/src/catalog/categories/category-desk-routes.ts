import {
  adminCategory,
  adminCategoryList,
  categoryChangeInput,
  categoryDeleted,
  categoryInput,
  categoryMoveInput,
  categoryOrderInput,
} from '@besesaka/schema/catalog/category-desk.ts';
import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import { z } from '@hono/zod-openapi';
import type { KeptReads } from '#catalog/kept-reads.ts';
import { pathParam } from '#platform/http/path-params.ts';
import { jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { addCategory } from './add-category.ts';
import { changeCategory } from './change-category.ts';
import { deleteCategory } from './delete-category.ts';
import { moveCategory } from './move-category.ts';
import { orderCategory } from './order-category.ts';
import { listAdminCategories, readAdminCategory } from './read-admin-category.ts';

const params = pathParam('id', z.uuid(), 'Of the category', examples.category);
const path = '/api/admin/categories/{id}';
const changes = { login: 'needed', suspended: 'refused', answer: adminCategory } as const;

const list = jsonRoute({
  ...{ method: 'get', path: '/api/admin/categories', id: 'listAdminCategories', answer: adminCategoryList },
  ...{ login: 'needed', refuses: ['FORBIDDEN'] },
  summary: 'For admins: all categories, with how many products stand in each',
});
const read = jsonRoute(
  {
    ...{ method: 'get', path, id: 'readAdminCategory', answer: adminCategory },
    ...{ login: 'needed', refuses: ['FORBIDDEN', 'NOT_FOUND'] },
    summary: 'For admins: a category with what is specified about its products',
  },
  { params },
);
const add = jsonRoute(
  {
    ...{ method: 'post', path: '/api/admin/categories', id: 'addCategory', status: 201, ...changes },
    ...{ refuses: ['REFUSED', 'FORBIDDEN', 'NOT_FOUND'] },
    summary: 'For admins: a new category, behind the others of its place',
  },
  jsonBody(categoryInput),
);
const change = jsonRoute(
  {
    ...{ method: 'patch', path, id: 'changeCategory', ...changes },
    ...{ refuses: ['REFUSED', 'STALE', 'FORBIDDEN', 'NOT_FOUND'] },
    summary: 'For admins: another name, or other fields; its address stays, and its products follow',
  },
  { params, ...jsonBody(categoryChangeInput) },
);
const move = jsonRoute(
  {
    ...{ method: 'put', path: `${path}/parent`, id: 'moveCategory', ...changes },
    ...{ refuses: ['REFUSED', 'FORBIDDEN', 'NOT_FOUND'] },
    summary: 'For admins: put a category below another root, or make it one; its products follow',
  },
  { params, ...jsonBody(categoryMoveInput) },
);

const order = jsonRoute(
  {
    ...{ method: 'put', path: `${path}/position`, id: 'orderCategory', ...changes },
    ...{ refuses: ['FORBIDDEN', 'NOT_FOUND'] },
    summary: 'For admins: put a category into another place among those beside it',
  },
  { params, ...jsonBody(categoryOrderInput) },
);
const remove = jsonRoute(
  {
    ...{ method: 'delete', path, id: 'deleteCategory', login: 'needed', suspended: 'refused', answer: categoryDeleted },
    ...{ refuses: ['REFUSED', 'FORBIDDEN', 'NOT_FOUND'] },
    summary: 'For admins: delete a category in which nothing stands',
  },
  { params },
);

/** What this process keeps of the tree is read anew after each change; the others' is seconds old at most. */
export function addCategoryDeskRoutes(router: Router, kept: KeptReads): void {
  router.openapi(list, async (c) => c.json({ results: await listAdminCategories({ ctx: c.get('ctx') }) }, 200));
  router.openapi(read, async (c) =>
    c.json(await readAdminCategory({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200),
  );
  router.openapi(add, async (c) => {
    const added = await addCategory({ ctx: c.get('ctx'), input: c.req.valid('json') });
    kept.categories.forget();
    return c.json(added, 201);
  });
  router.openapi(change, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    const changed = await changeCategory({ ctx: c.get('ctx'), input });
    kept.categories.forget();
    return c.json(changed, 200);
  });
  router.openapi(move, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    const moved = await moveCategory({ ctx: c.get('ctx'), input });
    kept.categories.forget();
    return c.json(moved, 200);
  });
  router.openapi(order, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    const ordered = await orderCategory({ ctx: c.get('ctx'), input });
    kept.categories.forget();
    return c.json(ordered, 200);
  });
  router.openapi(remove, async (c) => {
    const removed = await deleteCategory({ ctx: c.get('ctx'), input: c.req.valid('param') });
    kept.categories.forget();
    return c.json(removed, 200);
  });
}
