import { defineOperation } from '#kernel/operations/define-operation.ts';
import { imageWidthQuery } from '#kernel/operations/platform-operations.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorWords, describeInput, describeQuery } from '#kernel/reference/words.ts';
import { conversationParams, idParams } from './conversation-params.ts';
import {
  conversationListQuery,
  conversationQuery,
  readMessagesInput,
  sendMessageInput,
  sendMessageQuery,
  startConversationInput,
} from './inputs.ts';
import {
  conversationChangedAnswer,
  conversationList,
  conversationPage,
  conversationStarted,
  messageSent,
} from './resources.ts';

const client = [
  'UUID created by the client for each message: sending it again with the same UUID creates no second message',
  examples.client,
] as const;

export const startConversation = defineOperation({
  id: 'startConversation',
  method: 'POST',
  path: '/api/chat/create',
  auth: 'user',
  scope: 'chat:write',
  suspended: 'refused',
  limit: '20 messages a minute; 5 new conversations an hour',
  summary: 'Send a message to a shop or about a product or order; starts the conversation if there is none',
  body: describeInput(
    'StartConversationInput',
    startConversationInput,
    'A text, a picture, or both, and one of `seller`, `product` and `order_id`.',
    {
      seller: ['ID of the shop to write to', examples.shop],
      product: ['ID of the product to write about, to its shop', examples.product],
      variant_id: ['ID of the variant of the product that the buyer chose', examples.variant],
      order_id: ['Code of the order to write about, to its buyer or seller', examples.order],
      message: ['Text of the message, at most 2000 characters', 'Good morning! Is it still there?'],
      client_id: client,
      attachment_id: ['ID of an upload with the purpose chat-picture', examples.upload],
    },
    ['seller', 'variant_id', 'order_id', 'attachment_id'],
  ),
  response: conversationStarted,
  status: 201,
  refuses: ['FORBIDDEN', 'NOT_FOUND', 'KEY_REUSED'],
});

export const sendMessage = defineOperation({
  id: 'sendMessage',
  method: 'POST',
  path: '/api/chat/send',
  auth: 'user',
  scope: 'chat:write',
  suspended: 'may',
  limit: '20 messages a minute; 5 new conversations an hour',
  summary: 'Send a message; repeating it with the same client_id creates no second message',
  query: describeQuery(sendMessageQuery, { conversationId: ['ID of the conversation', examples.conversation] }),
  body: describeInput(
    'SendMessageInput',
    sendMessageInput,
    'A text, a picture, or both.',
    {
      content: ['Text of the message, at most 2000 characters', 'Yes please, until Friday.'],
      client_id: client,
      attachment_id: ['ID of an upload with the purpose chat-picture', examples.upload],
      reply_to_id: [
        'ID of the message in this conversation to which it replies',
        '6f0c1de2-3a4b-4c5d-8e6f-7a8b9c0d1e2f',
      ],
    },
    ['attachment_id', 'reply_to_id'],
  ),
  response: messageSent,
  status: 201,
  refuses: ['FORBIDDEN', 'NOT_FOUND', 'KEY_REUSED'],
});

export const listConversations = defineOperation({
  id: 'listConversations',
  method: 'GET',
  path: '/api/chat/list',
  auth: 'user',
  scope: 'chat:read',
  summary: "List the user's conversations",
  query: describeQuery(conversationListQuery, {
    ...cursorWords,
    limit: ['Items per page, at most 50', 20],
    search: ["Part of the partner's name or of the product name", 'kente'],
    archived: ['true lists archived conversations', 'false'],
    ids: ['Return only these conversations, archived or not: comma-separated IDs, at most 100', examples.conversation],
  }),
  response: conversationList,
});

export const readConversation = defineOperation({
  id: 'readConversation',
  method: 'GET',
  path: '/api/chat/{id}',
  auth: 'user',
  scope: 'chat:read',
  summary: 'Get a conversation with a range of its messages',
  params: conversationParams,
  query: describeQuery(conversationQuery, {
    before: ['Return only messages with a lower number', 8],
    after: ['Return only messages with a higher number; not together with `before`', 0],
    limit: ['Maximum number of messages, at most 100', 40],
  }),
  response: conversationPage,
});

export const markMessagesRead = defineOperation({
  id: 'markMessagesRead',
  method: 'POST',
  path: '/api/chat/{id}/read',
  auth: 'user',
  scope: 'chat:write',
  suspended: 'may',
  summary: 'Mark messages as read up to a number',
  params: conversationParams,
  body: describeInput('ReadMessagesInput', readMessagesInput, 'How far the user has read.', {
    up_to: ['Number of the last message that the user has seen', 7],
  }),
  response: conversationChangedAnswer,
});

export const readPicture = defineOperation({
  id: 'readPicture',
  method: 'GET',
  path: '/api/chat-pictures/{id}',
  auth: 'user',
  scope: 'chat:read',
  summary: 'Get the picture of a message; only its buyer and seller can',
  params: idParams('ID of the picture', examples.upload),
  query: imageWidthQuery,
  response: 'image/webp',
});
