import { type Message as MessageValue, messageOrderStep } from '@besesaka/schema/chat/resources.ts';
import { imageWidths } from '@besesaka/schema/kernel/images.ts';
import { orderAction, orderState } from '@besesaka/schema/orders/limits.ts';
import type { FeeStep } from '@besesaka/schema/orders/resources.ts';
import { loadOffer, Offer } from '#orders/offers/offer.ts';
import { loadOrder, Order } from '#orders/order.ts';
import { enumOf } from '#platform/contract/enumeration.ts';
import { callForAll } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';
import { ConversationSide, MessageSender } from './chat-enums.ts';

const MessagePicture = builder.objectRef<NonNullable<MessageValue['attachment']>>('MessagePicture').implement({
  description: 'A picture in a message, visible to its buyer and seller only.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Unique ID.' }),
    url: t.field({
      type: 'Url',
      description: 'Private URL of the picture, for buyer and seller only.',
      args: {
        width: t.arg.int({
          description: `Minimum width in pixels, rounded up to one of ${imageWidths.join(', ')}; if left out, the original.`,
        }),
      },
      resolve: ({ url }, { width }, { publicUrl }) => {
        const served = width ? imageWidths.find((one) => one >= width) : undefined;
        return new URL(served ? `${url}?width=${served}` : url, publicUrl).href;
      },
    }),
    path: t.exposeString('url', {
      description: 'Path of the picture; append `?width=<pixels>` for a smaller version.',
    }),
    width: t.exposeInt('width', { description: 'Width of the original in pixels.' }),
    height: t.exposeInt('height', { description: 'Height of the original in pixels.' }),
    color: t.exposeString('color', {
      description: 'Mean colour of the picture as `#rrggbb`, a placeholder while it loads.',
    }),
  }),
});

const MessageFeeStep = builder.objectRef<FeeStep>('MessageFeeStep').implement({
  description: 'A step in which buyer and seller agree on the delivery fee.',
  fields: (t) => ({
    action: t.expose('action', { type: enumOf(orderAction), description: 'PROPOSE_FEE, ACCEPT_FEE or DECLINE_FEE.' }),
    fee: t.expose('fee', { type: Money, nullable: true, description: 'The fee; null if it was declined.' }),
  }),
});

const MessageOrderStep = builder.objectRef<NonNullable<MessageValue['order_step']>>('MessageOrderStep').implement({
  description: 'A change of an order, shown between the messages.',
  fields: (t) => ({
    orderId: t.exposeID('order_id', { description: 'Code of the order.' }),
    order: t.field({
      type: Order,
      nullable: true,
      extensions: callForAll,
      description: 'The order as it is now; null if it was deleted.',
      resolve: ({ order_id }, _args, ctx) => loadOrder(ctx, order_id, null),
    }),
    state: t.expose('status', { type: enumOf(orderState), description: 'State of the order after the change.' }),
    action: t.expose('action', {
      type: enumOf(orderAction),
      nullable: true,
      description: 'Action that made the change; null if the order was placed, expired, or closed by a timer.',
    }),
    fee: t.expose('fee', { type: MessageFeeStep, nullable: true, ...descriptionOf(messageOrderStep, 'fee') }),
    reason: t.exposeString('reason', { nullable: true, description: 'Reason for the change; null if none was given.' }),
  }),
});

const MessageQuote = builder.objectRef<NonNullable<MessageValue['reply_to']>>('MessageQuote').implement({
  description: 'The quoted message of a reply, as it was when the reply was sent.',
  fields: (t) => ({
    messageId: t.exposeID('id', { description: 'ID of the quoted message.' }),
    number: t.exposeInt('number', { description: 'Number of the quoted message in the conversation.' }),
    sender: t.expose('sender_type', { type: ConversationSide, description: 'Who sent the quoted message.' }),
    content: t.exposeString('content', { description: 'Beginning of its text; empty for a picture alone.' }),
    hasPicture: t.exposeBoolean('has_picture', { description: 'Whether it contains a picture.' }),
  }),
});

export const Message = builder.objectRef<MessageValue>('Message').implement({
  description: 'One message of a conversation.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Unique ID.' }),
    conversationId: t.exposeID('conversation_id', { description: 'ID of the conversation.' }),
    number: t.exposeInt('number', { description: 'Number of the message in the conversation, from 1 without gaps.' }),
    clientId: t.expose('client_id', { type: 'Uuid', description: 'UUID that the sending client created.' }),
    sender: t.expose('sender_type', { type: MessageSender, description: 'Who sent the message.' }),
    content: t.exposeString('content', {
      description: 'Text of the message; empty for a picture alone or a change of an order.',
    }),
    picture: t.expose('attachment', {
      type: MessagePicture,
      nullable: true,
      description: 'Picture; null without one.',
    }),
    orderStep: t.expose('order_step', {
      type: MessageOrderStep,
      nullable: true,
      description: 'Change of an order that the message reports; null for other messages.',
    }),
    offerId: t.exposeID('offer_id', {
      nullable: true,
      description: 'ID of the offer that the message made or answered; null for other messages.',
    }),
    offer: t.field({
      type: Offer,
      nullable: true,
      extensions: callForAll,
      description: 'Offer that the message made or answered, as it is now; null for other messages, and for admins.',
      resolve: ({ offer_id }, _args, ctx) => (offer_id === null ? null : loadOffer(ctx, offer_id)),
    }),
    variantLabel: t.exposeString('variant_label', {
      description:
        'Values of the variant that the buyer chose before the message, such as "42, Black"; empty without one.',
    }),
    replyTo: t.expose('reply_to', {
      type: MessageQuote,
      nullable: true,
      description: 'Quoted message; null if it is no reply.',
    }),
    isHidden: t.exposeBoolean('is_hidden', {
      description:
        'Whether the viewer deleted the message for themselves; its content is then empty. The other user still sees it.',
    }),
    isRead: t.exposeBoolean('is_read', { description: 'Whether the recipient has read it.' }),
    readAt: t.expose('read_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When the recipient read it; null until then.',
    }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'When it was sent.' }),
  }),
});
