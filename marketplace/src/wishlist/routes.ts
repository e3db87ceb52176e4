import { wishInput, wishlistQuery, wishlistSettingsInput } from '@besesaka/schema/wishlist/inputs.ts';
import { wishAnswer, wishlist, wishlistPage } from '@besesaka/schema/wishlist/resources.ts';
import { withNeighbours } from '#platform/http/page-addresses.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { addToWishlist } from './add-to-wishlist.ts';
import { changeSettings } from './change-settings.ts';
import { listWishes } from './list-wishes.ts';
import { readWishlist } from './read-wishlist.ts';
import { removeFromWishlist } from './remove-from-wishlist.ts';

const list = jsonRoute(
  {
    method: 'get',
    path: '/api/wishlist',
    id: 'listWishes',
    summary: 'What the person wished for, at the prices of now',
    login: 'needed',
    answer: wishlistPage,
  },
  { query: wishlistQuery },
);
const state = jsonRoute({
  method: 'get',
  path: '/api/wishlist/state',
  id: 'readWishlist',
  summary: 'The numbers of all wished products, and what the person wants to hear of them',
  login: 'needed',
  answer: wishlist,
});
const settings = jsonRoute(
  {
    method: 'patch',
    path: '/api/wishlist/settings',
    id: 'changeWishlistSettings',
    suspended: 'may',
    summary: 'Switch what the person hears',
    login: 'needed',
    answer: wishlist,
  },
  jsonBody(wishlistSettingsInput),
);
const add = jsonRoute(
  {
    method: 'post',
    path: '/api/add-to-wishlist',
    id: 'addToWishlist',
    suspended: 'may',
    summary: 'Keep a product',
    login: 'needed',
    refuses: ['REFUSED', 'NOT_FOUND'],
    answer: wishAnswer,
  },
  jsonBody(wishInput),
);
const remove = jsonRoute(
  {
    method: 'delete',
    path: '/api/remove-from-wishlist',
    id: 'removeFromWishlist',
    suspended: 'may',
    summary: 'Keep it no longer',
    login: 'needed',
    refuses: ['NOT_FOUND'],
    answer: wishAnswer,
  },
  jsonBody(wishInput),
);

export function wishlistRoutes(): Router {
  const router = createRouter();
  router.openapi(list, async (c) => {
    const input = c.req.valid('query');
    const found = await listWishes({ ctx: c.get('ctx'), input });
    return c.json(withNeighbours(c.req.url, input, found), 200);
  });
  router.openapi(state, async (c) => c.json(await readWishlist({ ctx: c.get('ctx') }), 200));
  router.openapi(settings, async (c) =>
    c.json(await changeSettings({ ctx: c.get('ctx'), input: c.req.valid('json') }), 200),
  );
  router.openapi(add, async (c) => c.json(await addToWishlist({ ctx: c.get('ctx'), input: c.req.valid('json') }), 200));
  router.openapi(remove, async (c) =>
    c.json(await removeFromWishlist({ ctx: c.get('ctx'), input: c.req.valid('json') }), 200),
  );
  return router;
}
