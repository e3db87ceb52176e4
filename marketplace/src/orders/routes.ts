import type { Operation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import * as operations from '@besesaka/schema/orders/operations.ts';
import { cartRoutes } from '#orders/cart/cart-routes.ts';
import { placeCart, placeProduct, refuseEmptyCart } from '#orders/checkout/place-orders.ts';
import { settleAttempt } from '#orders/checkout/settle-attempt.ts';
import { offerRoutes } from '#orders/offers/offer-routes.ts';
import { changeOrder } from '#orders/placed/change-order.ts';
import { labelOrder } from '#orders/placed/label-order.ts';
import { listOrders } from '#orders/placed/list-orders.ts';
import { readOrder } from '#orders/placed/read-order.ts';
import { readReturnPhoto } from '#orders/returns/read-return-photo.ts';
import { countAct } from '#platform/caller/count-act.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { type InputOf, paged, type Route, route } from '#platform/http/route.ts';
import { answerOnce, attemptOf } from '#platform/idempotency/answer-once.ts';
import { checkoutTryRule } from './limit-rules.ts';

const success = true as const;

/** A photo never changes, but it is private: only the user's own browser may cache it, and only for a day. */
const photoCaching = 'private, max-age=86400, immutable';

export function orderRoutes(): Route[] {
  return [
    ...cartRoutes(),
    ...offerRoutes(),
    route(operations.placeCart, ({ ctx, input }) => placeOnce(ctx, operations.placeCart, input, placeCart), {
      onInvalid: refuseEmptyCart,
    }),
    route(operations.placeProduct, ({ ctx, input }) => placeOnce(ctx, operations.placeProduct, input, placeProduct)),
    route(operations.settleAttempt, settleAttempt),
    route(operations.listPurchases, listOf('buyer')),
    route(operations.listSales, listOf('seller')),
    route(operations.readOrder, async (args) => ({ success, ...(await readOrder(args)) })),
    route(operations.readReturnPhoto, async ({ ctx, input, c }) => {
      const { body, contentType } = await readReturnPhoto({ ctx, input });
      return c.body(body, 200, { 'content-type': contentType, 'cache-control': photoCaching });
    }),
    route(operations.labelOrder, async (args) => ({ success, ...(await labelOrder(args)) })),
    route(operations.changeOrder, async ({ ctx, input: { key, ...body } }) => {
      const attempt = attemptOf(operations.changeOrder, key, body);
      return { success, ...(await answerOnce(ctx, attempt, (tx) => changeOrder({ tx, input: body }))) };
    }),
  ];
}

type Placing<Body> = Body & { key: string | undefined };

/** Counts every attempt, including refused and repeated ones. */
async function placeOnce<Body extends object, Answer>(
  ctx: Ctx,
  operation: Operation,
  { key, ...body }: Placing<Body>,
  place: (args: { tx: Tx; input: Omit<Placing<Body>, 'key'> }) => Promise<Answer>,
) {
  await countAct(ctx, checkoutTryRule);
  return answerOnce(ctx, attemptOf(operation, key, body), (tx) => place({ tx, input: body }));
}

function listOf(as: 'buyer' | 'seller') {
  const list = paged(({ ctx, input }: { ctx: Ctx; input: InputOf<typeof operations.listSales> }) =>
    listOrders({ ctx, input: { ...input, as } }),
  );
  return async (args: Parameters<typeof list>[0]) => ({ success, ...(await list(args)) });
}
