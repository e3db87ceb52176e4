import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import { savedCardList } from '@besesaka/schema/payments/resources.ts';
import { z } from '@hono/zod-openapi';
import { pathParam } from '#platform/http/path-params.ts';
import { createRouter, jsonRoute, type Router } from '#platform/http/router.ts';
import { listCards, removeCard } from './cards/saved-cards.ts';

const list = jsonRoute({
  method: 'get',
  path: '/api/cards',
  id: 'listCards',
  summary: 'Your saved cards; nothing is charged to them but what you let renew itself',
  login: 'needed',
  answer: savedCardList,
});
const remove = jsonRoute(
  {
    method: 'delete',
    path: '/api/cards/{id}',
    id: 'removeCard',
    suspended: 'may',
    timesAnHour: 60,
    summary: 'Forget a card, so that it is not charged any more',
    login: 'needed',
    refuses: ['NOT_FOUND', 'PASSWORD_NEEDED'],
    answer: savedCardList,
  },
  { params: pathParam('id', z.string().max(100), 'The card', examples.card) },
);

export function cardRoutes(): Router {
  const router = createRouter();
  router.openapi(list, async (c) => c.json(await listCards({ ctx: c.get('ctx') }), 200));
  router.openapi(remove, async (c) =>
    c.json(await removeCard({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200),
  );
  return router;
}
