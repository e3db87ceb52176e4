import type { Message as MessageValue } from '@besesaka/schema/chat/resources.ts';
import { imageWidths } from '@besesaka/schema/kernel/images.ts';
import { OrderState } from '#orders/order-enums.ts';
import { builder } from '#platform/graphql/builder.ts';
import { ConversationSide, MessageSender } from './people.ts';

const MessagePicture = builder.objectRef<NonNullable<MessageValue['attachment']>>('MessagePicture').implement({
  description: 'A picture in a conversation, which only its two people may see.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifies the picture.' }),
    url: t.field({
      type: 'Url',
      description: 'Where it is to be had, for the two of them alone.',
      args: {
        width: t.arg.int({
          description: `Pixels it has at least across, up to the next of ${imageWidths.join(', ')}; without it the original.`,
        }),
      },
      resolve: ({ url }, { width }, { publicUrl }) => {
        const served = width ? imageWidths.find((one) => one >= width) : undefined;
        return new URL(served ? `${url}?width=${served}` : url, publicUrl).href;
      },
    }),
    path: t.exposeString('url', { description: 'Address on this site: append `?width=<pixels>` for a smaller one.' }),
    width: t.exposeInt('width', { description: 'Width of the original in pixels.' }),
    height: t.exposeInt('height', { description: 'Height of the original in pixels.' }),
    color: t.exposeString('color', {
      description: 'Mean colour as #rrggbb, to be shown until the picture is there.',
    }),
  }),
});

const MessageOrderStep = builder.objectRef<NonNullable<MessageValue['order_step']>>('MessageOrderStep').implement({
  description: 'A step of an order of the two, told at its place between their messages.',
  fields: (t) => ({
    orderId: t.exposeID('order_id', { description: 'Code of the order.' }),
    state: t.expose('status', { type: OrderState, description: 'Where the step led.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why, where a reason was given.' }),
  }),
});

const MessageQuote = builder.objectRef<NonNullable<MessageValue['reply_to']>>('MessageQuote').implement({
  description: 'What a message answers to, as it stood there then.',
  fields: (t) => ({
    messageId: t.exposeID('id', { description: 'Identifies the message that is quoted.' }),
    number: t.exposeInt('number', { description: 'Its place in the conversation.' }),
    sender: t.expose('sender_type', { type: ConversationSide, description: 'Who wrote it.' }),
    content: t.exposeString('content', { description: 'Its first words; empty for a picture alone.' }),
    hasPicture: t.exposeBoolean('has_picture', { description: 'Whether it has a picture.' }),
  }),
});

export const Message = builder.objectRef<MessageValue>('Message').implement({
  description: 'One message of a conversation.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifies the message among all.' }),
    conversationId: t.exposeID('conversation_id', { description: 'Identifies the conversation it belongs to.' }),
    number: t.exposeInt('number', { description: 'Its place in the conversation: 1, 2, 3, without gaps.' }),
    clientId: t.expose('client_id', { type: 'Uuid', description: 'The number that its sender made for it.' }),
    sender: t.expose('sender_type', { type: MessageSender, description: 'Who wrote it.' }),
    content: t.exposeString('content', { description: 'Its text; empty for a picture alone or a step of an order.' }),
    picture: t.expose('attachment', { type: MessagePicture, nullable: true, description: 'Its picture, if any.' }),
    orderStep: t.expose('order_step', {
      type: MessageOrderStep,
      nullable: true,
      description: 'The step of an order that it tells of, if it does.',
    }),
    replyTo: t.expose('reply_to', {
      type: MessageQuote,
      nullable: true,
      description: 'What it answers to, if anything.',
    }),
    isHidden: t.exposeBoolean('is_hidden', {
      description: 'Whether you deleted it for yourself: then nothing is in it. The other one keeps it.',
    }),
    isRead: t.exposeBoolean('is_read', { description: 'Whether the other side has seen it.' }),
    readAt: t.expose('read_at', { type: 'DateTime', nullable: true, description: 'When the other side saw it.' }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'When it was sent.' }),
  }),
});
