import { findConversations } from '@besesaka/schema/chat/member-operations.ts';
import { Product } from '#catalog/product.ts';
import { Order } from '#orders/order.ts';
import type { Context } from '#platform/context/context.ts';
import { createLoader } from '#platform/context/loader.ts';
import { callForAll } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { viewerSees } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';

builder.objectField(Product, 'conversationId', (t) =>
  t.id({
    nullable: true,
    extensions: { ...viewerSees, ...callForAll },
    description: 'Your conversation about it, if there is one; null for visitors.',
    resolve: ({ id }, _args, ctx) => find(ctx, id, { subject: 'products' }),
  }),
);

builder.objectField(Order, 'conversationId', (t) =>
  t.id({
    nullable: true,
    extensions: callForAll,
    description: 'The conversation of buyer and seller, if there is one.',
    resolve: ({ order_id }, _args, ctx) => find(ctx, order_id, { subject: 'orders' }),
  }),
);

type Subject = { subject: 'products' | 'orders' };

const load = createLoader<string, Subject>(async (ctx, about, { subject }) => {
  const { data } = await ctx.rest.call(findConversations, { query: { [subject]: about.join(',') } });
  return new Map(data.map((found) => [found.about, found.id]));
});

/** Nobody asks for a visitor, who has none. */
async function find(ctx: Context, about: string, subject: Subject): Promise<string | null> {
  return ctx.rest.isVisitor() ? null : orNull('UNAUTHENTICATED', load(ctx, about, subject));
}
