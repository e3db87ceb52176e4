import { examples } from '#kernel/reference/examples.ts';
import { describeQuery } from '#kernel/reference/words.ts';
import {
  archiveInput,
  blockInput,
  chatSettingsInput,
  conversationAboutQuery,
  conversationsAboutQuery,
  conversationWindowsQuery,
  hideMessageInput,
  quickRepliesInput,
  reportConversationInput,
  typingInput,
} from './inputs.ts';
import { chatSettings, partnerAnswer, quickReplies } from './member-resources.ts';
import { conversationParams, idParams, reading, writing } from './operation-parts.ts';
import {
  conversationChangedAnswer,
  conversationFound,
  conversationReported,
  conversationsFound,
  conversationWindows,
  messageHiddenAnswer,
} from './resources.ts';

const product = ['ID of the product', examples.product] as const;
const order = ['Order code that users see: capital letters and digits', examples.order] as const;
const shop = ['ID of the shop', examples.shop] as const;

export const findConversation = reading({
  id: 'findConversation',
  method: 'GET',
  path: '/api/chat/about',
  summary: "Find the user's conversation about a product, about an order or with a shop",
  query: describeQuery(conversationAboutQuery, { product, order, shop }),
  response: conversationFound,
});

export const findConversations = reading({
  id: 'findConversations',
  method: 'GET',
  path: '/api/chat/about-many',
  summary: "Find the user's conversations about several products, orders or offers",
  query: describeQuery(conversationsAboutQuery, {
    products: ['Comma-separated product IDs, at most 100', examples.product],
    orders: ['Comma-separated order codes, at most 100', examples.order],
    offers: ['Comma-separated offer IDs, at most 100', examples.offer],
  }),
  response: conversationsFound,
});

export const readConversationWindows = reading({
  id: 'readConversationWindows',
  method: 'GET',
  path: '/api/chat/windows',
  summary: 'Get the same range of messages of several conversations',
  query: describeQuery(conversationWindowsQuery, {
    ids: ['Comma-separated conversation IDs, at most 100', examples.conversation],
    before: ['Return only messages with a lower number', 8],
    after: ['Return only messages with a higher number; not together with `before`', 0],
    limit: ['Maximum number of messages per conversation, at most 100', 40],
  }),
  response: conversationWindows,
});

export const readChatSettings = reading({
  id: 'readChatSettings',
  method: 'GET',
  path: '/api/chat/settings',
  summary: 'Get what the user shows to chat partners',
  response: chatSettings,
});

export const changeChatSettings = writing({
  id: 'changeChatSettings',
  method: 'PUT',
  path: '/api/chat/settings',
  limit: '60 an hour',
  summary: 'Change what the user shows to chat partners; fields that are left out stay',
  body: chatSettingsInput,
  response: chatSettings,
});

export const readPartner = reading({
  id: 'readPartner',
  method: 'GET',
  path: '/api/chat-partners/{id}',
  summary: 'Get what a chat partner shows to the user',
  params: idParams('ID of the chat partner', examples.seller),
  response: partnerAnswer,
});

export const archiveConversation = writing({
  id: 'archiveConversation',
  method: 'POST',
  path: '/api/chat/{id}/archive',
  limit: '60 a minute',
  summary: 'Archive a conversation, or move it back; the other user does not notice',
  params: conversationParams,
  body: archiveInput,
  response: conversationChangedAnswer,
});

export const hideMessage = writing({
  id: 'hideMessage',
  method: 'POST',
  path: '/api/chat/{id}/hide',
  limit: '60 a minute',
  summary: 'Delete a message for this user only, or undo that; the other user still sees it',
  params: conversationParams,
  body: hideMessageInput,
  response: messageHiddenAnswer,
});

export const blockPartner = writing({
  id: 'blockPartner',
  method: 'POST',
  path: '/api/chat/{id}/block',
  limit: '30 an hour',
  summary: 'Block the chat partner in all conversations with the user, or unblock them',
  params: conversationParams,
  body: blockInput,
  response: conversationChangedAnswer,
});

export const reportConversation = writing({
  id: 'reportConversation',
  method: 'POST',
  path: '/api/chat/{id}/report',
  limit: '5 a day',
  idempotent: true,
  summary: 'Report a conversation, with its newest messages as evidence',
  params: conversationParams,
  body: reportConversationInput,
  response: conversationReported,
  status: 201,
});

export const emitTyping = writing({
  id: 'sayTyping',
  method: 'POST',
  path: '/api/chat/{id}/typing',
  limit: '120 a minute',
  summary: 'Signal that the user is typing (repeat it every 3 seconds) or has stopped',
  params: conversationParams,
  body: typingInput,
  response: null,
  refuses: ['FORBIDDEN'],
});

export const readQuickReplies = reading({
  id: 'readQuickReplies',
  method: 'GET',
  path: '/api/chat/quick-replies',
  summary: "List the seller's quick replies",
  response: quickReplies,
});

export const changeQuickReplies = writing({
  id: 'changeQuickReplies',
  method: 'PUT',
  path: '/api/chat/quick-replies',
  auth: 'seller',
  limit: '120 an hour',
  summary: 'Replace all quick replies of the seller',
  body: quickRepliesInput,
  response: quickReplies,
  refuses: ['FORBIDDEN', 'STALE'],
});
