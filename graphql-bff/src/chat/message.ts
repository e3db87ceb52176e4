import type { Message as MessageValue } from '@besesaka/schema/chat/resources.ts';
import { OrderState } from '#orders/order-enums.ts';
import { builder } from '#platform/graphql/builder.ts';
import { MessageSender } from './people.ts';

const MessagePicture = builder.objectRef<NonNullable<MessageValue['attachment']>>('MessagePicture').implement({
  description: 'A picture in a conversation, which only its two people may see.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifies the picture.' }),
    url: t.exposeString('url', { description: 'Its address: append `?width=<pixels>` for a smaller one.' }),
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

export const Message = builder.objectRef<MessageValue>('Message').implement({
  description: 'One message of a conversation.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifies the message among all.' }),
    conversationId: t.exposeID('conversation_id', { description: 'Identifies the conversation it belongs to.' }),
    number: t.exposeInt('number', { description: 'Its place in the conversation: 1, 2, 3, without gaps.' }),
    clientId: t.exposeID('client_id', { description: 'The number that its sender made for it.' }),
    sender: t.expose('sender_type', { type: MessageSender, description: 'Who wrote it.' }),
    content: t.exposeString('content', { description: 'Its text; empty for a picture alone or a step of an order.' }),
    picture: t.expose('attachment', { type: MessagePicture, nullable: true, description: 'Its picture, if any.' }),
    orderStep: t.expose('order_step', {
      type: MessageOrderStep,
      nullable: true,
      description: 'The step of an order that it tells of, if it does.',
    }),
    isRead: t.exposeBoolean('is_read', { description: 'Whether the other side has seen it.' }),
    readAt: t.expose('read_at', { type: 'DateTime', nullable: true, description: 'When the other side saw it.' }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'When it was sent.' }),
  }),
});
