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
  'Made by you, once for each message: sent again under it, it stays one message',
  examples.client,
] as const;

export const startConversation = defineOperation({
  id: 'startConversation',
  method: 'POST',
  path: '/api/chat/create',
  auth: 'user',
  suspended: 'refused',
  summary: 'Write about a product, an order or to a shop: into the conversation there is, or a new one',
  body: describeInput(
    'StartConversationInput',
    startConversationInput,
    'A message, and one of three that say to whom.',
    {
      seller: ['The shop', examples.shop],
      product: ['A product to talk about, with its shop', examples.product],
      order_id: ['An order to talk about, with the other side of it', examples.order],
      message: ['Up to 2000 characters', 'Good morning! Is it still there?'],
      client_id: client,
    },
    ['seller', 'order_id'],
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
  suspended: 'may',
  summary: 'Send a message; the same client_id again is the same message',
  query: describeQuery(sendMessageQuery, { conversationId: ['Where it goes', examples.conversation] }),
  body: describeInput(
    'SendMessageInput',
    sendMessageInput,
    'Words, a picture, or both.',
    {
      content: ['Up to 2000 characters', 'Yes please, until Friday.'],
      client_id: client,
      attachment_id: ['A picture from POST /api/uploads', examples.upload],
      reply_to_id: ['The message of this conversation that it answers to', '6f0c1de2-3a4b-4c5d-8e6f-7a8b9c0d1e2f'],
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
  summary: "A person's conversations",
  query: describeQuery(conversationListQuery, {
    ...cursorWords,
    limit: ['How many a page has, up to 50', 20],
    search: ['Part of a name or of the product', 'kente'],
    archived: ['true shows those out of the list', 'false'],
  }),
  response: conversationList,
});

export const readConversation = defineOperation({
  id: 'readConversation',
  method: 'GET',
  path: '/api/chat/{id}',
  auth: 'user',
  summary: 'A conversation with a window of its messages',
  params: conversationParams,
  query: describeQuery(conversationQuery, {
    before: ['Only messages with a smaller number', 8],
    after: ['Only messages with a larger number; not beside before', 0],
    limit: ['How many, up to 100', 40],
  }),
  response: conversationPage,
});

export const markMessagesRead = defineOperation({
  id: 'markMessagesRead',
  method: 'POST',
  path: '/api/chat/{id}/read',
  auth: 'user',
  suspended: 'may',
  summary: 'Everything up to a number was seen',
  params: conversationParams,
  body: describeInput('ReadMessagesInput', readMessagesInput, 'How far was read.', {
    up_to: ['Number of the last one that was seen', 7],
  }),
  response: conversationChangedAnswer,
});

export const readPicture = defineOperation({
  id: 'readPicture',
  method: 'GET',
  path: '/api/chat-pictures/{id}',
  auth: 'user',
  summary: "A message's picture, for the two people of its conversation",
  params: idParams('Of the picture', examples.upload),
  query: imageWidthQuery,
  response: 'image/webp',
});
