import { Product } from '#catalog/product.ts';
import { Order } from '#orders/order.ts';
import { type Context, readOnce } from '#platform/context.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { orNull } from '#platform/graphql/errors.ts';
import { viewerSees } from '#platform/graphql/persisted.ts';
import { findConversation } from './api.ts';

builder.objectField(Product, 'conversationId', (t) =>
  t.id({
    nullable: true,
    extensions: { ...viewerSees, ...callForEach },
    description: 'Your conversation about it, if there is one; null for visitors. In a list, one more call for each.',
    resolve: ({ id }, _args, ctx) => find(ctx, { product: id }),
  }),
);

builder.objectField(Order, 'conversationId', (t) =>
  t.id({
    nullable: true,
    extensions: callForEach,
    description: 'The conversation of buyer and seller, if there is one. In a list, one more call for each order.',
    resolve: ({ order_id }, _args, ctx) => find(ctx, { order: order_id }),
  }),
);

/** Nobody asks for a visitor, who has none. */
async function find(ctx: Context, query: { product: string } | { order: string }): Promise<string | null> {
  if (ctx.rest.isVisitor()) return null;
  const found = await orNull('UNAUTHENTICATED', readOnce(ctx, findConversation, { query }));
  return found?.data?.id ?? null;
}
