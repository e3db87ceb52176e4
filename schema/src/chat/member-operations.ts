import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput, describeQuery } from '#kernel/reference/words.ts';
import { conversationParams, idParams } from './conversation-params.ts';
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
import {
  chatSettings,
  conversationChangedAnswer,
  conversationFound,
  conversationReported,
  conversationsFound,
  conversationWindows,
  messageHiddenAnswer,
  partnerAnswer,
  quickReplies,
} from './resources.ts';

const product = ['ID of the product', examples.product] as const;
const order = ['Order code that users see: capital letters and digits', examples.order] as const;
const shop = ['ID of the shop', examples.shop] as const;

export const findConversation = defineOperation({
  id: 'findConversation',
  method: 'GET',
  path: '/api/chat/about',
  auth: 'user',
  scope: 'chat:read',
  summary: "Find the user's conversation about a product, about an order or with a shop",
  query: describeQuery(conversationAboutQuery, { product, order, shop }),
  response: conversationFound,
});

export const findConversations = defineOperation({
  id: 'findConversations',
  method: 'GET',
  path: '/api/chat/about-many',
  auth: 'user',
  scope: 'chat:read',
  summary: "Find the user's conversations about several products, orders or offers",
  query: describeQuery(conversationsAboutQuery, {
    products: ['Comma-separated product IDs, at most 100', examples.product],
    orders: ['Comma-separated order codes, at most 100', examples.order],
    offers: ['Comma-separated offer IDs, at most 100', examples.offer],
  }),
  response: conversationsFound,
});

export const readConversationWindows = defineOperation({
  id: 'readConversationWindows',
  method: 'GET',
  path: '/api/chat/windows',
  auth: 'user',
  scope: 'chat:read',
  summary: 'Get the same range of messages of several conversations',
  query: describeQuery(conversationWindowsQuery, {
    ids: ['Comma-separated conversation IDs, at most 100', examples.conversation],
    before: ['Return only messages with a lower number', 8],
    after: ['Return only messages with a higher number; not together with `before`', 0],
    limit: ['Maximum number of messages per conversation, at most 100', 40],
  }),
  response: conversationWindows,
});

export const readChatSettings = defineOperation({
  id: 'readChatSettings',
  method: 'GET',
  path: '/api/chat/settings',
  auth: 'user',
  scope: 'chat:read',
  summary: 'Get what the user shows to chat partners',
  response: chatSettings,
});

export const changeChatSettings = defineOperation({
  id: 'changeChatSettings',
  method: 'PUT',
  path: '/api/chat/settings',
  auth: 'user',
  scope: 'chat:write',
  suspended: 'may',
  limit: '60 an hour',
  summary: 'Change what the user shows to chat partners',
  body: describeInput(
    'ChatSettingsInput',
    chatSettingsInput,
    'Fields to change; fields that are left out stay as they are.',
    {
      shows_typing: ['Whether others see that the user is typing', true],
      shows_presence: ['Whether others see that the user is online', false],
    },
  ),
  response: chatSettings,
});

export const readPartner = defineOperation({
  id: 'readPartner',
  method: 'GET',
  path: '/api/chat-partners/{id}',
  auth: 'user',
  scope: 'chat:read',
  summary: 'Get what a chat partner shows to the user',
  params: idParams('ID of the chat partner', examples.seller),
  response: partnerAnswer,
});

export const archiveConversation = defineOperation({
  id: 'archiveConversation',
  method: 'POST',
  path: '/api/chat/{id}/archive',
  auth: 'user',
  scope: 'chat:write',
  suspended: 'may',
  limit: '60 a minute',
  summary: 'Archive a conversation, or move it back',
  params: conversationParams,
  body: describeInput('ArchiveInput', archiveInput, 'Whether a conversation is archived.', {
    archived: ['true archives the conversation, false moves it back', true],
  }),
  response: conversationChangedAnswer,
});

export const hideMessage = defineOperation({
  id: 'hideMessage',
  method: 'POST',
  path: '/api/chat/{id}/hide',
  auth: 'user',
  scope: 'chat:write',
  suspended: 'may',
  limit: '60 a minute',
  summary: 'Delete a message for this user only, or undo that',
  params: conversationParams,
  body: describeInput('HideMessageInput', hideMessageInput, 'A message, and whether it is hidden.', {
    number: ['Number of the message in the conversation', 5],
    hidden: ['true hides the message from this user, false shows it again', true],
  }),
  response: messageHiddenAnswer,
});

export const blockPartner = defineOperation({
  id: 'blockPartner',
  method: 'POST',
  path: '/api/chat/{id}/block',
  auth: 'user',
  scope: 'chat:write',
  suspended: 'may',
  limit: '30 an hour',
  summary: 'Block the chat partner, or unblock them',
  params: conversationParams,
  body: describeInput('BlockInput', blockInput, 'Whether the chat partner is blocked.', {
    blocked: ['true blocks the chat partner, false unblocks them', true],
  }),
  response: conversationChangedAnswer,
});

export const reportConversation = defineOperation({
  id: 'reportConversation',
  method: 'POST',
  path: '/api/chat/{id}/report',
  auth: 'user',
  scope: 'chat:write',
  suspended: 'may',
  limit: '5 a day',
  summary: 'Report a conversation, with its newest messages as evidence',
  params: conversationParams,
  body: describeInput('ReportConversationInput', reportConversationInput, 'A report of a conversation.', {
    reason: ['Reason, one of the fixed values', 'Scam or fraudulent activity'],
    details: [
      'Description, at most 1000 characters',
      'The seller wanted payment outside the site before showing the goods.',
    ],
  }),
  response: conversationReported,
  status: 201,
});

export const emitTyping = defineOperation({
  id: 'sayTyping',
  method: 'POST',
  path: '/api/chat/{id}/typing',
  auth: 'user',
  scope: 'chat:write',
  suspended: 'may',
  limit: '120 a minute',
  summary: 'Signal that the user is typing or has stopped',
  params: conversationParams,
  body: describeInput('TypingInput', typingInput, 'A typing signal.', { typing: ['Whether the user is typing', true] }),
  response: null,
  refuses: ['FORBIDDEN'],
});

export const readQuickReplies = defineOperation({
  id: 'readQuickReplies',
  method: 'GET',
  path: '/api/chat/quick-replies',
  auth: 'user',
  scope: 'chat:read',
  summary: "List the seller's quick replies",
  response: quickReplies,
});

export const changeQuickReplies = defineOperation({
  id: 'changeQuickReplies',
  method: 'PUT',
  path: '/api/chat/quick-replies',
  auth: 'seller',
  scope: 'chat:write',
  suspended: 'may',
  limit: '120 an hour',
  summary: 'Replace all quick replies of the seller',
  body: describeInput('QuickRepliesInput', quickRepliesInput, 'The complete list of quick replies.', {
    replies: ['Quick replies in order, at most 20, each at most 500 characters', ['Yes, it is still there.']],
    version: ['Version that the client read: the call fails with STALE if the list has changed since', 0],
  }),
  response: quickReplies,
  refuses: ['FORBIDDEN', 'STALE'],
});
