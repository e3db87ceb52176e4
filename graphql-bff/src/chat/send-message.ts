import { startConversationInput } from '@besesaka/schema/chat/inputs.ts';
import { sendMessage, startConversation } from '@besesaka/schema/chat/operations.ts';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { customMutation } from '#platform/contract/mutation.ts';
import { inFieldsOf, ValidationError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf } from '#platform/graphql/from-contract.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { Conversation } from './conversation.ts';
import { Message } from './message.ts';
import { existing } from './read-window.ts';

const ConversationAbout = builder.inputType('ConversationAbout', {
  description: 'The recipient and subject: a shop, one of its products, or an order. Pass exactly one field.',
  isOneOf: true,
  fields: (t) => ({
    shopId: t.id({ description: 'ID of the shop.' }),
    productId: t.id({ description: 'ID of the product.' }),
    orderId: t.id({ description: 'Code of the order; both its buyer and its seller can start a conversation.' }),
  }),
});

const StartConversationInput = builder.inputType('StartConversationInput', {
  description: 'A first message, with a text, a picture or both, and its recipient.',
  fields: (t) => ({
    about: t.field({ type: ConversationAbout, required: true, description: 'Recipient and subject.' }),
    variantId: t.id(descriptionOf(startConversationInput, 'variant_id')),
    content: t.string(descriptionOf(startConversationInput, 'message')),
    clientId: t.field({ type: 'Uuid', required: true, ...descriptionOf(startConversationInput, 'client_id') }),
    pictureId: t.id(descriptionOf(startConversationInput, 'attachment_id')),
  }),
});

mutation('startConversation', {
  restCalls: [startConversation],
  description:
    'Sends a message to a seller, or to the buyer of an order. It uses the existing conversation about the subject, or starts a new one.',
  input: { type: StartConversationInput, description: 'The recipient and the message.' },
  payload: {
    conversation: { type: Conversation, description: 'The conversation.' },
    message: { type: Message, description: 'The sent message.' },
    isNew: { type: 'Boolean', description: 'Whether the conversation is new; false if it existed before.' },
  },
  resolve: async ({ about, variantId, content, clientId, pictureId }, ctx) => {
    const words = { message: content ?? undefined, client_id: clientId, attachment_id: pictureId ?? undefined };
    const body = { ...subjectOf(about), variant_id: variantId ?? undefined, ...words };
    const names = { seller: 'shopId', product: 'productId', message: 'content', attachmentId: 'pictureId' };
    const { data, message, created } = await inFieldsOf(names, ctx.rest.call(startConversation, { body }));
    return { conversation: data, message, isNew: created };
  },
});

customMutation(
  sendMessage,
  { message: Message },
  {
    run: async ({ query: { conversationId }, body }, ctx) => {
      const query = { conversationId: existing(String(conversationId)) };
      return { message: (await ctx.rest.call(sendMessage, { query, body })).data };
    },
  },
);

/** Compiled documents skip GraphQL's check of `@oneOf`, so it is repeated here. */
function subjectOf(about: typeof ConversationAbout.$inferInput) {
  const { shopId, productId, orderId } = about;
  const given = [shopId, productId, orderId].filter((id) => id !== undefined && id !== null);
  if (given.length !== 1) throw new ValidationError(texts.invalidInput, { about: [chatTexts.oneSubject] });
  return { seller: shopId ?? undefined, product: productId ?? undefined, order_id: orderId ?? undefined };
}
