import * as operations from '@besesaka/schema/payouts/order-acts/operations.ts';
import { type Route, route } from '#platform/http/route.ts';
import { answerOnce, attemptOf } from '#platform/idempotency/answer-once.ts';
import { actOnOrder } from './act-on-order.ts';
import { readOrderActs } from './read-order-acts.ts';

export function orderActRoutes(): Route[] {
  return [
    route(operations.readOrderActs, readOrderActs),
    route(operations.actOnOrder, ({ ctx, input: { key, ...input } }) =>
      answerOnce(ctx, attemptOf(operations.actOnOrder, key, input), (tx) => actOnOrder({ tx, input })),
    ),
  ];
}
