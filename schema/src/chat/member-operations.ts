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

const product = ['Of the product', examples.product] as const;
const order = ['The number that people say: capital letters and digits', examples.order] as const;
const shop = ['Of the shop', examples.shop] as const;

export const findConversation = defineOperation({
  id: 'findConversation',
  method: 'GET',
  path: '/api/chat/about',
  auth: 'user',
  summary: "This person's conversation about a product, an order or with a shop",
  query: describeQuery(conversationAboutQuery, { product, order, shop }),
  response: conversationFound,
});

export const findConversations = defineOperation({
  id: 'findConversations',
  method: 'GET',
  path: '/api/chat/about-many',
  auth: 'user',
  summary: "This person's conversations about several products or orders",
  query: describeQuery(conversationsAboutQuery, {
    products: ['Ids of products, up to 100 with commas between', examples.product],
    orders: ['Codes of orders, up to 100 with commas between', examples.order],
  }),
  response: conversationsFound,
});

export const readConversationWindows = defineOperation({
  id: 'readConversationWindows',
  method: 'GET',
  path: '/api/chat/windows',
  auth: 'user',
  summary: 'The same window of the messages of several conversations',
  query: describeQuery(conversationWindowsQuery, {
    ids: ['Ids of conversations, up to 100 with commas between', examples.conversation],
    before: ['Only messages with a smaller number', 8],
    after: ['Only messages with a larger number; not beside before', 0],
    limit: ['How many of each, up to 100', 40],
  }),
  response: conversationWindows,
});

export const readChatSettings = defineOperation({
  id: 'readChatSettings',
  method: 'GET',
  path: '/api/chat/settings',
  auth: 'user',
  summary: 'What this person shows of themselves',
  response: chatSettings,
});

export const changeChatSettings = defineOperation({
  id: 'changeChatSettings',
  method: 'PUT',
  path: '/api/chat/settings',
  auth: 'user',
  suspended: 'may',
  summary: 'Show it, or show it no more',
  body: describeInput('ChatSettingsInput', chatSettingsInput, 'What is to be changed; what is left out stays.', {
    shows_typing: ['That they are writing', true],
    shows_presence: ['That they are here', false],
  }),
  response: chatSettings,
});

export const readPartner = defineOperation({
  id: 'readPartner',
  method: 'GET',
  path: '/api/chat-partners/{id}',
  auth: 'user',
  summary: 'What may be shown of somebody this person talks with',
  params: idParams('Of the person', examples.seller),
  response: partnerAnswer,
});

export const archiveConversation = defineOperation({
  id: 'archiveConversation',
  method: 'POST',
  path: '/api/chat/{id}/archive',
  auth: 'user',
  suspended: 'may',
  summary: 'Out of the list, or back into it',
  params: conversationParams,
  body: describeInput('ArchiveInput', archiveInput, 'Where it stands.', {
    archived: ['Out of the list, or in it', true],
  }),
  response: conversationChangedAnswer,
});

export const hideMessage = defineOperation({
  id: 'hideMessage',
  method: 'POST',
  path: '/api/chat/{id}/hide',
  auth: 'user',
  suspended: 'may',
  summary: 'Delete a message for oneself alone, or take that back',
  params: conversationParams,
  body: describeInput('HideMessageInput', hideMessageInput, 'Which message, and whether it is to be seen.', {
    number: ['Its place in the conversation', 5],
    hidden: ['Deleted for you alone, or back again', true],
  }),
  response: messageHiddenAnswer,
});

export const blockPartner = defineOperation({
  id: 'blockPartner',
  method: 'POST',
  path: '/api/chat/{id}/block',
  auth: 'user',
  suspended: 'may',
  summary: 'Let the other one write no more, or again',
  params: conversationParams,
  body: describeInput('BlockInput', blockInput, 'Whether the other one may write.', {
    blocked: ['Kept away, or not', true],
  }),
  response: conversationChangedAnswer,
});

export const reportConversation = defineOperation({
  id: 'reportConversation',
  method: 'POST',
  path: '/api/chat/{id}/report',
  auth: 'user',
  suspended: 'may',
  summary: 'Report the conversation, with its newest messages as evidence',
  params: conversationParams,
  body: describeInput('ReportConversationInput', reportConversationInput, 'What is wrong with it.', {
    reason: ['One of the list', 'Scam or fraudulent activity'],
    details: ['In your own words, up to 1000 characters', 'Asked me to pay outside before showing the goods.'],
  }),
  response: conversationReported,
  status: 201,
});

export const sayTyping = defineOperation({
  id: 'sayTyping',
  method: 'POST',
  path: '/api/chat/{id}/typing',
  auth: 'user',
  suspended: 'may',
  summary: 'This person is writing, or stopped',
  params: conversationParams,
  body: describeInput('TypingInput', typingInput, 'Writing, or not any more.', { typing: ['Is writing', true] }),
  response: null,
  refuses: ['FORBIDDEN'],
});

export const readQuickReplies = defineOperation({
  id: 'readQuickReplies',
  method: 'GET',
  path: '/api/chat/quick-replies',
  auth: 'user',
  summary: 'The short texts that this seller keeps for answers',
  response: quickReplies,
});

export const changeQuickReplies = defineOperation({
  id: 'changeQuickReplies',
  method: 'PUT',
  path: '/api/chat/quick-replies',
  auth: 'seller',
  suspended: 'may',
  summary: 'Add, change, remove or reorder them: all as they are to be',
  body: describeInput('QuickRepliesInput', quickRepliesInput, 'All of them as they are to be.', {
    replies: ['In their order, up to 20 of up to 500 characters', ['Yes, it is still there.']],
    version: ['The one that was read; another one since is refused', 0],
  }),
  response: quickReplies,
  refuses: ['FORBIDDEN', 'STALE'],
});
