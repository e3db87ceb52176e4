import { findConversations } from '@besesaka/schema/chat/member-operations.ts';
import type { Conversation as ConversationValue } from '@besesaka/schema/chat/resources.ts';
import { Product } from '#catalog/product.ts';
import { Offer } from '#orders/offers/offer.ts';
import { Order } from '#orders/order.ts';
import type { Context } from '#platform/context/context.ts';
import { createLoader } from '#platform/context/loader.ts';
import { loadedField } from '#platform/contract/object.ts';
import { callForAll } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { differsByViewer } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Conversation, loadConversation } from './conversation.ts';

builder.objectFields(Product, (t) => ({
  conversationId: t.id({
    nullable: true,
    extensions: { ...differsByViewer, ...callForAll },
    description: "ID of the viewer's conversation about the product; null if there is none, and for visitors.",
    resolve: ({ id }, _args, ctx) => find(ctx, id, { subject: 'products' }),
  }),
}));

builder.objectFields(Order, (t) => ({
  conversationId: loadedField(t, {
    type: 'ID',
    nullable: true,
    description: 'ID of the conversation between buyer and seller; null if there is none.',
    load: ({ order_id }, ctx) => find(ctx, order_id, { subject: 'orders' }),
  }),
  conversation: loadedField(t, {
    type: Conversation,
    nullable: true,
    description: 'The conversation between buyer and seller; null if there is none.',
    load: async ({ order_id }, ctx) => read(ctx, await find(ctx, order_id, { subject: 'orders' })),
  }),
}));

builder.objectFields(Offer, (t) => ({
  conversationId: loadedField(t, {
    type: 'ID',
    nullable: true,
    description: 'ID of the conversation in which the two bargain; null if there is none.',
    load: ({ id }, ctx) => find(ctx, id, { subject: 'offers' }),
  }),
  conversation: loadedField(t, {
    type: Conversation,
    nullable: true,
    description: 'The conversation in which the two bargain; null if there is none.',
    load: async ({ id }, ctx) => read(ctx, await find(ctx, id, { subject: 'offers' })),
  }),
}));

type Subject = { subject: 'products' | 'orders' | 'offers' };

const load = createLoader<string, Subject>(async (ctx, about, { subject }) => {
  const { data } = await ctx.rest.call(findConversations, { query: { [subject]: about.join(',') } });
  return new Map(data.map((conversation) => [conversation.about, conversation.id]));
});

async function read(ctx: Context, id: string | null): Promise<ConversationValue | null> {
  return id === null ? null : loadConversation(ctx, id, null);
}

/** Visitors have no conversations, so this saves a call. */
async function find(ctx: Context, about: string, subject: Subject): Promise<string | null> {
  return ctx.rest.isVisitor() ? null : orNull('UNAUTHENTICATED', load(ctx, about, subject));
}
