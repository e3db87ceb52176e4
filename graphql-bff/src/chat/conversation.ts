import { listConversations } from '@besesaka/schema/chat/operations.ts';
import type { Conversation as ConversationValue } from '@besesaka/schema/chat/resources.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { createLoader } from '#platform/context/loader.ts';
import { callForAll } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { pageUrl, pictureArgs, pictureUrl } from '#platform/graphql/addresses.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, cursorArgs, sizedAs } from '#platform/graphql/connection.ts';
import { withoutSize } from '#platform/graphql/from-contract.ts';
import { loadableAsNode, ofViewer, uuidForm } from '#platform/graphql/nodes.ts';
import { selectedArguments } from '#platform/graphql/selected-arguments.ts';
import { Shop } from '#shops/shop.ts';
import { ConversationViewer } from './chat-enums.ts';
import { Message } from './message.ts';
import { messagesOf, readWindow, sizes, windowOf } from './read-window.ts';

const ChatPartner = builder.objectRef<ConversationValue['partner']>('ChatPartner').implement({
  description: 'The other user of a conversation.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the user, for the `presence` subscription.' }),
    name: t.exposeString('name', { description: 'Name of the shop for a buyer, name of the buyer for a seller.' }),
    picturePath: t.exposeString('picture', {
      nullable: true,
      description: withoutSize("Path of the shop's logo"),
    }),
    pictureUrl: t.field({
      type: 'Url',
      nullable: true,
      description: 'URL of the logo of the shop; null without one.',
      args: pictureArgs,
      resolve: ({ picture: path }, size, ctx) => path && pictureUrl(path, size, ctx),
    }),
  }),
});

const MessageConnection = connectionOf('Message', Message, { one: 'message', many: 'messages' });

export const Conversation = builder.objectRef<ConversationValue>('Conversation').implement({
  description: 'A conversation between a buyer and a shop, as the viewer sees it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Unique ID.' }),
    url: t.field({
      type: 'Url',
      description: 'URL of the conversation, for buyer and seller.',
      resolve: ({ id }, _args, ctx) => pageUrl(`/chat/${id}`, ctx),
    }),
    viewerIs: t.expose('viewer_is', {
      type: ConversationViewer,
      description: 'Role of the viewer in the conversation.',
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
    buyerName: t.exposeString('buyer_name', { description: 'Name of the buyer.' }),
    buyerEmail: t.exposeString('buyer_email', { description: 'Email address of the buyer.' }),
    partner: t.expose('partner', { type: ChatPartner, description: 'The other user.' }),
    productName: t.exposeString('product_name', {
      nullable: true,
      description: 'Name of the product that the conversation is about; null if it is about the shop.',
    }),
    lastMessage: t.expose('last_message', {
      type: Message,
      nullable: true,
      description: 'Newest message; null without messages.',
    }),
    lastNumber: t.exposeInt('last_number', { description: 'Number of the newest message; 0 without messages.' }),
    readNumber: t.exposeInt('read_number', { description: 'Number of the last message that the viewer has read.' }),
    partnerReadNumber: t.exposeInt('partner_read_number', {
      description: 'Number of the last message that the other user has read.',
    }),
    unreadCount: t.exposeInt('unread_count', { description: 'Number of messages that the viewer has not read.' }),
    isArchived: t.exposeBoolean('is_archived', {
      description: 'Whether the viewer archived the conversation; a new message moves it back.',
    }),
    isBlocked: t.exposeBoolean('is_blocked', { description: 'Whether the viewer blocked the other user.' }),
    canSend: t.exposeBoolean('can_send', {
      description: 'Whether the viewer can send messages; false if either user blocked the other.',
    }),
    version: t.exposeInt('version', {
      description: 'Version, higher after every change; ignore a response with a lower version.',
    }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'When the conversation started.' }),
    updatedAt: t.expose('updated_at', { type: 'DateTime', description: 'When the newest message was sent.' }),
  }),
});

builder.objectFields(Conversation, (t) => ({
  product: t.field({
    type: Product,
    extensions: callForAll,
    nullable: true,
    description:
      'Product that the conversation is about, with its current price and stock; null without a product or if it is no longer available.',
    resolve: ({ product }, _args, ctx) => product && loadCard(ctx, product.id, null),
  }),
  messages: t.field({
    type: MessageConnection,
    extensions: { ...callForAll, ...sizedAs(sizes) },
    description: 'Messages, oldest first; use `last` for the newest ones. The cursor of a message is its `number`.',
    args: cursorArgs(sizes),
    resolve: (conversation, args, ctx) => messagesOf(ctx, conversation, windowOf(args)),
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
      return orNull('NOT_FOUND', readWindow(ctx, id, windowOf(selectedArguments(info, 'messages'))));
    },
  }),
);

/** The viewer's conversations. */
export const loadConversation = createLoader<ConversationValue>(async (ctx, ids) => {
  const query = { ids: ids.join(','), limit: ids.length, count: false };
  const found = await ofViewer(ctx.rest.call(listConversations, { query }).then(({ data }) => data));
  return new Map(found.map((one) => [one.id, one]));
});

loadableAsNode(Conversation, {
  id: ({ id }) => id,
  form: uuidForm,
  load: (id, ctx) => loadConversation(ctx, id, null),
});
