import { fieldErrors } from '@besesaka/schema/kernel/errors.ts';
import {
  changeOrderInput,
  createOrdersInput,
  orderListQuery,
  settleAttemptInput,
  singleOrderInput,
} from '@besesaka/schema/orders/inputs.ts';
import { order, orderAttempt, orderList, ordersCreated } from '@besesaka/schema/orders/resources.ts';
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
import { pageAddresses } from '#platform/http/page-addresses.ts';
import { createRouter, type HttpEnv, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { answerOnce, idempotencyHeaders } from '#platform/idempotency/answer-once.ts';
import { checkoutTryRule } from './limit-rules.ts';

const tag = 'Orders';
const orderParams = z.object({
  order_id: z
    .string()
    .max(40)
    .transform((code) => code.toUpperCase())
    .openapi({ param: { name: 'order_id', in: 'path' } }),
});

const create = jsonRoute(
  {
    method: 'post',
    path: '/api/orders/create',
    tag,
    summary: 'Order the whole cart: one order per shop, all or none',
    answer: ordersCreated,
    status: 201,
  },
  { headers: idempotencyHeaders, ...jsonBody(createOrdersInput) },
);
const single = jsonRoute(
  {
    method: 'post',
    path: '/api/orders/single',
    tag,
    summary: 'Order one product at once',
    answer: ordersCreated,
    status: 201,
  },
  { headers: idempotencyHeaders, ...jsonBody(singleOrderInput) },
);
const settle = jsonRoute(
  {
    method: 'post',
    path: '/api/orders/settle',
    tag,
    summary: 'Ask what became of an order whose answer was lost; one not placed by now never will be',
    answer: orderAttempt,
  },
  jsonBody(settleAttemptInput),
);
const listOf = (path: string, summary: string) =>
  jsonRoute({ method: 'get', path, tag, summary, answer: orderList }, { query: orderListQuery });
const purchases = listOf('/api/orders/user', 'What this person ordered');
const sales = listOf('/api/orders/seller', "What was ordered from this person's shop");
const detail = jsonRoute(
  { method: 'get', path: '/api/orders/{order_id}', tag, summary: 'One order, with its steps', answer: order },
  { params: orderParams },
);

const status = jsonRoute(
  {
    method: 'post',
    path: '/api/orders/{order_id}/status',
    tag,
    summary: 'Take a step: one of the allowed_actions of the order',
    answer: order,
  },
  { params: orderParams, headers: idempotencyHeaders, ...jsonBody(changeOrderInput) },
);

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
  router.openapi(detail, async (c) => c.json(await readOrder({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200));
  router.openapi(status, async (c) => {
    const body = { ...c.req.valid('json'), ...c.req.valid('param') };
    const asked = askedOf(status.path, body, c.req.valid('header'));
    return c.json(await answerOnce(c.get('ctx'), asked, (ctx) => changeOrder({ ctx, input: body })), 200);
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
  const page = await listOrders({ ctx, input: { ...input, as } });
  return { ...page, ...pageAddresses(url, { page: input.page, pageSize: input.page_size, count: page.count }) };
}
