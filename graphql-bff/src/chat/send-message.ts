import { sendMessage, startConversation } from '@besesaka/schema/chat/operations.ts';
import type { ConversationStarted as ConversationStartedValue } from '@besesaka/schema/chat/resources.ts';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { inFieldsOf, ValidationError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { Conversation } from './conversation.ts';
import { existing } from './existing.ts';
import { Message } from './message.ts';

const clientId = 'Made by you for this message: sent again under the same one, it stays one message.';

const ConversationAbout = builder.inputType('ConversationAbout', {
  description: 'Whom to write to, about what: just a shop, one of its products, or an order of you two.',
  isOneOf: true,
  fields: (t) => ({
    shopId: t.id({ description: 'Identifies the shop.' }),
    productId: t.id({ description: 'Identifies the product.' }),
    orderId: t.id({ description: 'Code of the order; its seller may start, too.' }),
  }),
});

const StartConversationInput = builder.inputType('StartConversationInput', {
  description: 'Whom to write to, and what.',
  fields: (t) => ({
    about: t.field({ type: ConversationAbout, required: true, description: 'Whom to write to, about what.' }),
    message: t.string({ required: true, description: 'The first message, at most 2000 characters.' }),
    clientId: t.field({ type: 'Uuid', required: true, description: clientId }),
  }),
});

const SendMessageInput = builder.inputType('SendMessageInput', {
  description: 'A message: a text, a picture or both.',
  fields: (t) => ({
    conversationId: t.id({ required: true, description: 'Identifies the conversation.' }),
    clientId: t.field({ type: 'Uuid', required: true, description: clientId }),
    content: t.string({ description: 'The text, at most 2000 characters.' }),
    pictureId: t.id({ description: 'What `POST /api/uploads?purpose=chat-picture` answered for the picture.' }),
    replyToId: t.id({ description: 'Identifies the message of this conversation that it answers to.' }),
  }),
});

const ConversationStarted = builder.objectRef<ConversationStartedValue>('ConversationStarted').implement({
  description: 'The conversation with your message in it.',
  fields: (t) => ({
    conversation: t.expose('data', { type: Conversation, description: 'The conversation.' }),
    sent: t.expose('message', { type: Message, description: 'Your message.' }),
    isNew: t.exposeBoolean('created', { description: 'False where the two of you had this conversation already.' }),
  }),
});

builder.mutationFields((t) => ({
  startConversation: t.field({
    type: ConversationStarted,
    extensions: asks(startConversation),
    description: 'Writes to a seller, or to the buyer of an order; where the two of you talk already, there.',
    args: { input: t.arg({ type: StartConversationInput, required: true, description: 'Whom to write, and what.' }) },
    errors: failsAs('StartConversationResult', 'The conversation, or why there is none.'),
    resolve: (_root, { input: { about, message, clientId } }, ctx) => {
      const body = { ...subjectOf(about), message, client_id: clientId };
      const names = { seller: 'shopId', product: 'productId' };
      return inFieldsOf(names, ctx.rest.call(startConversation, { body }));
    },
  }),
  sendMessage: t.field({
    type: Message,
    extensions: asks(sendMessage),
    description: 'Sends a message; both of you see it at once.',
    args: { input: t.arg({ type: SendMessageInput, required: true, description: 'What to send where.' }) },
    errors: failsAs('SendMessageResult', 'The message, or why it was not sent.'),
    resolve: async (_root, { input }, ctx) => {
      const sent = ctx.rest.call(sendMessage, {
        query: { conversationId: existing(input.conversationId) },
        body: {
          content: input.content ?? undefined,
          client_id: input.clientId,
          attachment_id: input.pictureId ?? undefined,
          reply_to_id: input.replyToId ?? undefined,
        },
      });
      return (await inFieldsOf({ attachmentId: 'pictureId' }, sent)).data;
    },
  }),
}));

/** GraphQL's own check of `@oneOf` is not made for a compiled document. */
function subjectOf(about: typeof ConversationAbout.$inferInput) {
  const { shopId, productId, orderId } = about;
  const given = [shopId, productId, orderId].filter((id) => id !== undefined && id !== null);
  if (given.length !== 1) throw new ValidationError(texts.invalidInput, { about: [chatTexts.oneSubject] });
  return { seller: shopId ?? undefined, product: productId ?? undefined, order_id: orderId ?? undefined };
}
