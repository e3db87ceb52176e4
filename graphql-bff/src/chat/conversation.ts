import { listConversations } from '@besesaka/schema/chat/operations.ts';
import { type Conversation as ConversationValue, chatPartner, conversation } from '@besesaka/schema/chat/resources.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { createLoader } from '#platform/context/loader.ts';
import { loadedField, objectOf } from '#platform/contract/object.ts';
import { connectionFor } from '#platform/contract/read.ts';
import { callForAll } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { pageUrl, pictureArgs, pictureUrl } from '#platform/graphql/addresses.ts';
import { builder } from '#platform/graphql/builder.ts';
import { cursorArgs, sizedAs } from '#platform/graphql/connection.ts';
import { loadableAsNode, ofViewer, uuidForm } from '#platform/graphql/nodes.ts';
import { selectedArguments } from '#platform/graphql/selected-arguments.ts';
import { Shop } from '#shops/shop.ts';
import { Message } from './message.ts';
import { messagePageSizes, rangeFromArguments } from './message-range.ts';
import { readConversationRange, readMessages } from './read-conversation.ts';

objectOf(chatPartner, {
  add: (t) => ({
    pictureUrl: t.field({
      type: 'Url',
      nullable: true,
      description: 'URL of the logo of the shop; null without one.',
      args: pictureArgs,
      resolve: ({ picture: path }, size, ctx) => path && pictureUrl(path, size, ctx),
    }),
  }),
});

const MessageConnection = connectionFor(Message);

export const Conversation = objectOf(conversation, {
  without: ['seller', 'product'],
  add: (t) => ({
    url: t.field({
      type: 'Url',
      description: 'URL of the conversation, for buyer and seller.',
      resolve: ({ id }, _args, ctx) => pageUrl(`/chat/${id}`, ctx),
    }),
    shop: t.field({
      type: Shop,
      description: 'Shop of the conversation.',
      resolve: ({ seller: { id, business_name, business_slug, shop_logo, verified } }) => ({
        id,
        name: business_name,
        slug: business_slug,
        logo: shop_logo,
        verified,
      }),
    }),
  }),
});

builder.objectFields(Conversation, (t) => ({
  product: loadedField(t, {
    type: Product,
    nullable: true,
    description:
      'Product that the conversation is about, with its current price and stock; null without a product or if it is no longer available.',
    load: async ({ product }, ctx) => product && loadCard(ctx, product.id, null),
  }),
  messages: t.field({
    type: MessageConnection,
    extensions: { ...callForAll, ...sizedAs(messagePageSizes) },
    description: 'Messages, oldest first; use `last` for the newest ones. The cursor of a message is its `number`.',
    args: cursorArgs(messagePageSizes),
    resolve: (conversation, args, ctx) => readMessages(ctx, conversation, rangeFromArguments(args)),
  }),
}));

builder.queryField('conversation', (t) =>
  t.field({
    type: Conversation,
    nullable: true,
    description: "One of the viewer's conversations; null if it does not exist or belongs to other users.",
    args: { id: t.arg.id({ required: true, description: 'ID of the conversation.' }) },
    resolve: (_root, { id }, ctx, info) => {
      // The REST call returns messages too. With the arguments of `messages`, one call serves both.
      return orNull(
        'NOT_FOUND',
        readConversationRange(ctx, id, rangeFromArguments(selectedArguments(info, 'messages'))),
      );
    },
  }),
);

/** The viewer's conversations. */
export const loadConversation = createLoader<ConversationValue>(async (ctx, ids) => {
  const query = { ids: ids.join(','), limit: ids.length, count: false };
  const list = await ofViewer(ctx.rest.call(listConversations, { query }).then(({ data }) => data));
  return new Map(list.map((one) => [one.id, one]));
});

loadableAsNode(Conversation, {
  id: ({ id }) => id,
  form: uuidForm,
  load: (id, ctx) => loadConversation(ctx, id, null),
});
