import type { Conversation as ConversationValue } from '@besesaka/schema/chat/resources.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { callForAll } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, cursorArgs, sizedAs } from '#platform/graphql/connection.ts';
import { selectedArguments } from '#platform/graphql/selected-arguments.ts';
import { Shop } from '#shops/shop.ts';
import { ChatPartner } from './conversation-parts.ts';
import { Message } from './message.ts';
import { ConversationViewer } from './people.ts';
import { messagesOf, readWindow, sizes, windowOf } from './read-window.ts';

const MessageConnection = connectionOf('Message', Message, { one: 'message', many: 'messages' });

export const Conversation = builder.objectRef<ConversationValue>('Conversation').implement({
  description: 'What a buyer and a seller say to each other, as you see it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifies the conversation.' }),
    viewerIs: t.expose('viewer_is', { type: ConversationViewer, description: 'What you are to it.' }),
    shop: t.field({
      type: Shop,
      description: 'The shop it is with.',
      resolve: ({ seller: { id, business_name, business_slug, shop_logo, verified } }) => ({
        ...{ id, name: business_name, slug: business_slug, logo: shop_logo, verified },
      }),
    }),
    buyerName: t.exposeString('buyer_name', { description: 'Who asks.' }),
    buyerEmail: t.exposeString('buyer_email', { description: 'Address of who asks.' }),
    partner: t.expose('partner', { type: ChatPartner, description: 'The other person.' }),
    productName: t.exposeString('product_name', {
      nullable: true,
      description: 'What the product it is about is called; null when it is about the shop.',
    }),
    lastMessage: t.expose('last_message', { type: Message, nullable: true, description: 'The newest message.' }),
    lastNumber: t.exposeInt('last_number', { description: 'Number of the newest message; 0 while there is none.' }),
    readNumber: t.exposeInt('read_number', { description: 'Up to which number you have read.' }),
    partnerReadNumber: t.exposeInt('partner_read_number', { description: 'Up to which number the other has read.' }),
    unreadCount: t.exposeInt('unread_count', { description: 'How many messages you have not read.' }),
    isArchived: t.exposeBoolean('is_archived', {
      description: 'Whether you put it away; a new message brings it back.',
    }),
    isBlocked: t.exposeBoolean('is_blocked', { description: 'Whether you blocked the other person.' }),
    canSend: t.exposeBoolean('can_send', { description: 'Whether you can write in it.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change, so that an older answer never overwrites a newer.',
    }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'When it began.' }),
    updatedAt: t.expose('updated_at', { type: 'DateTime', description: 'When the last message came.' }),
  }),
});

builder.objectFields(Conversation, (t) => ({
  product: t.field({
    type: Product,
    extensions: callForAll,
    nullable: true,
    description: 'What it is about, with its price and stock as they are now; null when that is gone or there is none.',
    resolve: ({ product }, _args, ctx) => product && loadCard(ctx, product.id, null),
  }),
  messages: t.field({
    type: MessageConnection,
    extensions: { ...callForAll, ...sizedAs(sizes) },
    description: 'What was said, oldest first: the newest are the `last`. The cursor of a message is its `number`.',
    args: cursorArgs(sizes),
    resolve: (conversation, args, ctx) => messagesOf(ctx, conversation, windowOf(args)),
  }),
}));

builder.queryField('conversation', (t) =>
  t.field({
    type: Conversation,
    nullable: true,
    description: 'One of your conversations; null when there is none of this number, or it is not yours.',
    args: { id: t.arg.id({ required: true, description: 'Identifies the conversation.' }) },
    resolve: (_root, { id }, ctx, info) => {
      // Its messages come with it: asking in their words makes the two one call.
      return orNull('NOT_FOUND', readWindow(ctx, id, windowOf(selectedArguments(info, 'messages'))));
    },
  }),
);
