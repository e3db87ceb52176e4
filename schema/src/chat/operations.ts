import { imageWidthQuery } from '#kernel/operations/platform-operations.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorDescriptions, describeQuery } from '#kernel/reference/words.ts';
import {
  conversationListQuery,
  conversationQuery,
  readMessagesInput,
  sendMessageInput,
  sendMessageQuery,
  startConversationInput,
} from './inputs.ts';
import { conversationParams, idParams, reading, writing } from './operation-parts.ts';
import {
  conversationChangedAnswer,
  conversationList,
  conversationPage,
  conversationStarted,
  messageSent,
} from './resources.ts';

export const startConversation = writing({
  id: 'startConversation',
  method: 'POST',
  path: '/api/chat/create',
  suspended: 'refused',
  limit: '20 messages a minute; 5 new conversations an hour',
  repeated: 'the message with this `client_id` is there already',
  summary:
    'Send a message to a shop, or to the buyer or seller of an order; it uses the existing conversation about the subject or starts one',
  body: startConversationInput,
  response: conversationStarted,
  status: 201,
  refuses: ['FORBIDDEN', 'NOT_FOUND', 'KEY_REUSED'],
});

export const sendMessage = writing({
  id: 'sendMessage',
  method: 'POST',
  path: '/api/chat/send',
  limit: '20 messages a minute; 5 new conversations an hour',
  repeated: 'the message with this `client_id` is there already',
  summary: 'Send a message; repeating it with the same client_id creates no second message',
  query: describeQuery(sendMessageQuery, { conversationId: ['ID of the conversation', examples.conversation] }),
  body: sendMessageInput,
  response: messageSent,
  status: 201,
  refuses: ['FORBIDDEN', 'NOT_FOUND', 'KEY_REUSED'],
});

export const listConversations = reading({
  id: 'listConversations',
  method: 'GET',
  path: '/api/chat/list',
  summary: "List the user's conversations",
  query: describeQuery(conversationListQuery, {
    ...cursorDescriptions,
    limit: ['Items per page, at most 50', 20],
    search: ["Part of the partner's name or of the product name", 'kente'],
    archived: ['true lists archived conversations', 'false'],
    ids: ['Return only these conversations, archived or not: comma-separated IDs, at most 100', examples.conversation],
  }),
  response: conversationList,
});

export const readConversation = reading({
  id: 'readConversation',
  method: 'GET',
  path: '/api/chat/{id}',
  summary: 'Get a conversation with a range of its messages',
  params: conversationParams,
  query: describeQuery(conversationQuery, {
    before: ['Return only messages with a lower number', 8],
    after: ['Return only messages with a higher number; not together with `before`', 0],
    limit: ['Maximum number of messages, at most 100', 40],
  }),
  response: conversationPage,
});

export const markMessagesRead = writing({
  id: 'markMessagesRead',
  method: 'POST',
  path: '/api/chat/{id}/read',
  summary: 'Mark messages as read up to a number; a lower number than before has no effect',
  params: conversationParams,
  body: readMessagesInput,
  response: conversationChangedAnswer,
});

export const readPicture = reading({
  id: 'readPicture',
  method: 'GET',
  path: '/api/chat-pictures/{id}',
  summary: 'Get the picture of a message; only its buyer and seller can',
  params: idParams('ID of the picture', examples.upload),
  query: imageWidthQuery,
  response: 'image/webp',
});
