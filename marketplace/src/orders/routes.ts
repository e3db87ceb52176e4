import { fieldErrors } from '@besesaka/schema/kernel/errors.ts';
import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import {
  changeOrderInput,
  orderListQuery,
  placeCartInput,
  placeProductInput,
  settleAttemptInput,
} from '@besesaka/schema/orders/inputs.ts';
import { orderAnswer, orderAttempt, orderListAnswer, ordersCreated } from '@besesaka/schema/orders/resources.ts';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { addCartRoutes } from '#orders/cart/cart-routes.ts';
import { placeCart } from '#orders/checkout/place-cart.ts';
import { placeProduct } from '#orders/checkout/place-product.ts';
import { refuseEmptyCart } from '#orders/checkout/refuse-empty-cart.ts';
import { settleAttempt } from '#orders/checkout/settle-attempt.ts';
import { changeOrder } from '#orders/placed/change-order.ts';
import { listOrders } from '#orders/placed/list-orders.ts';
import { readOrder } from '#orders/placed/read-order.ts';
import type { Ctx } from '#platform/context.ts';
import { countAct } from '#platform/count-act.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { HttpEnv } from '#platform/http/http-env.ts';
import { withNeighbours } from '#platform/http/page-addresses.ts';
import { pathParam } from '#platform/http/path-params.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { answerOnce, idempotencyHeaders } from '#platform/idempotency/answer-once.ts';
import { checkoutTryRule } from './limit-rules.ts';

const orderCode = z
  .string()
  .max(40)
  .transform((code) => code.toUpperCase());
const orderParams = pathParam('order_id', orderCode, 'Number of the order', examples.order);

const create = jsonRoute(
  {
    method: 'post',
    path: '/api/orders/create',
    id: 'placeCart',
    suspended: 'refused',
    summary: 'Order the whole cart: one order per shop, all or none',
    login: 'needed',
    refuses: ['REFUSED', 'INSUFFICIENT_STOCK', 'EMAIL_UNCONFIRMED', 'FORBIDDEN', 'TOTAL_CHANGED'],
    answer: ordersCreated,
    status: 201,
  },
  { headers: idempotencyHeaders, ...jsonBody(placeCartInput) },
);
const single = jsonRoute(
  {
    method: 'post',
    path: '/api/orders/single',
    id: 'placeProduct',
    suspended: 'refused',
    summary: 'Order one product at once',
    login: 'needed',
    refuses: ['REFUSED', 'INSUFFICIENT_STOCK', 'EMAIL_UNCONFIRMED', 'FORBIDDEN', 'NOT_FOUND', 'TOTAL_CHANGED'],
    answer: ordersCreated,
    status: 201,
  },
  { headers: idempotencyHeaders, ...jsonBody(placeProductInput) },
);
const settle = jsonRoute(
  {
    method: 'post',
    path: '/api/orders/settle',
    id: 'settleAttempt',
    suspended: 'may',
    summary: 'Ask what became of an order whose answer was lost; one not placed by now never will be',
    login: 'needed',
    answer: orderAttempt,
  },
  jsonBody(settleAttemptInput),
);
const listOf = (path: string, id: string, summary: string) =>
  jsonRoute({ method: 'get', path, id, summary, login: 'needed', answer: orderListAnswer }, { query: orderListQuery });
const purchases = listOf('/api/orders/user', 'listPurchases', 'What this person ordered');
const sales = listOf('/api/orders/seller', 'listSales', "What was ordered from this person's shop");
const detail = jsonRoute(
  {
    method: 'get',
    path: '/api/orders/{order_id}',
    id: 'readOrder',
    summary: 'One order, with its steps',
    login: 'needed',
    answer: orderAnswer,
  },
  { params: orderParams },
);

const status = jsonRoute(
  {
    method: 'post',
    path: '/api/orders/{order_id}/status',
    id: 'changeOrder',
    suspended: 'may',
    summary: 'Take a step: one of the allowed_actions of the order',
    login: 'needed',
    refuses: ['REFUSED', 'FORBIDDEN', 'STALE'],
    answer: orderAnswer,
  },
  { params: orderParams, headers: idempotencyHeaders, ...jsonBody(changeOrderInput) },
);

const success = true as const;

export function orderRoutes(): Router {
  const router = createRouter();
  addCartRoutes(router);
  router.openapi(
    create,
    async (c) => {
      const body = c.req.valid('json');
      const asked = askedOf(create.path, body, c.req.valid('header'));
      await countAct(c.get('ctx'), checkoutTryRule);
      return c.json(await answerOnce(c.get('ctx'), asked, (ctx) => placeCart({ ctx, input: body })), 201);
    },
    emptyCartFirst,
  );
  router.openapi(single, async (c) => {
    const body = c.req.valid('json');
    const asked = askedOf(single.path, body, c.req.valid('header'));
    await countAct(c.get('ctx'), checkoutTryRule);
    return c.json(await answerOnce(c.get('ctx'), asked, (ctx) => placeProduct({ ctx, input: body })), 201);
  });
  router.openapi(settle, async (c) =>
    c.json(await settleAttempt({ ctx: c.get('ctx'), input: c.req.valid('json') }), 200),
  );
  router.openapi(purchases, async (c) =>
    c.json(await answerList(c.get('ctx'), 'buyer', c.req.valid('query'), c.req.url), 200),
  );
  router.openapi(sales, async (c) =>
    c.json(await answerList(c.get('ctx'), 'seller', c.req.valid('query'), c.req.url), 200),
  );
  router.openapi(detail, async (c) =>
    c.json({ success, ...(await readOrder({ ctx: c.get('ctx'), input: c.req.valid('param') })) }, 200),
  );
  router.openapi(status, async (c) => {
    const body = { ...c.req.valid('json'), ...c.req.valid('param') };
    const asked = askedOf(status.path, body, c.req.valid('header'));
    return c.json(
      { success, ...(await answerOnce(c.get('ctx'), asked, (ctx) => changeOrder({ ctx, input: body }))) },
      200,
    );
  });
  return router;
}

/** Where the details do not fit either, an empty cart is what matters. */
function emptyCartFirst(checked: Checked, c: Context<HttpEnv>): Promise<never> | undefined {
  return checked.success ? undefined : refuseDetails(c.get('ctx'), checked.error);
}

async function refuseDetails(ctx: Ctx, error: z.ZodError): Promise<never> {
  await refuseEmptyCart({ ctx });
  throw new InvalidInput(fieldErrors(error));
}

type Checked = { success: true } | { success: false; error: z.ZodError };

/** Paths are those of the routes; what varies in them is in the body given here. */
function askedOf(path: string, body: object, headers: z.output<typeof idempotencyHeaders>) {
  return { key: headers['idempotency-key'], request: { method: 'POST', path, body } };
}

async function answerList(ctx: Ctx, as: 'buyer' | 'seller', input: z.output<typeof orderListQuery>, url: string) {
  return { success, ...withNeighbours(url, input, await listOrders({ ctx, input: { ...input, as } })) };
}
