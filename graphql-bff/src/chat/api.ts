import {
  archiveInput,
  blockInput,
  chatSettingsInput,
  hideMessageInput,
  quickRepliesInput,
  readMessagesInput,
  reportConversationInput,
  sendMessageInput,
  startConversationInput,
  typingInput,
} from '@besesaka/schema/chat/inputs.ts';
import {
  chatSettings,
  conversationChangedAnswer,
  conversationList,
  conversationPage,
  conversationReported,
  conversationStarted,
  conversationsFound,
  conversationWindows,
  messageHiddenAnswer,
  messageSent,
  partnerAnswer,
  quickReplies,
} from '@besesaka/schema/chat/resources.ts';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { z } from 'zod';
import { RefusedError } from '#platform/graphql/errors.ts';
import { get, post, put } from '#platform/rest/calls.ts';

export const listConversations = get('/api/chat/list', conversationList);
export const readConversation = get('/api/chat/{id}', conversationPage);
export const findConversations = get('/api/chat/about-many', conversationsFound);
export const readWindows = get('/api/chat/windows', conversationWindows);
export const createConversation = post('/api/chat/create', startConversationInput, conversationStarted);
export const sendMessage = post('/api/chat/send', sendMessageInput, messageSent);
export const readMessages = post('/api/chat/{id}/read', readMessagesInput, conversationChangedAnswer);
export const archive = post('/api/chat/{id}/archive', archiveInput, conversationChangedAnswer);
export const hide = post('/api/chat/{id}/hide', hideMessageInput, messageHiddenAnswer);
export const block = post('/api/chat/{id}/block', blockInput, conversationChangedAnswer);
export const report = post('/api/chat/{id}/report', reportConversationInput, conversationReported);
export const sayTyping = post('/api/chat/{id}/typing', typingInput, null);
export const readPartner = get('/api/chat-partners/{userId}', partnerAnswer);
export const readSettings = get('/api/chat/settings', chatSettings);
export const changeSettings = put('/api/chat/settings', chatSettingsInput, chatSettings);
export const readQuickReplies = get('/api/chat/quick-replies', quickReplies);
export const changeQuickReplies = put('/api/chat/quick-replies', quickRepliesInput, quickReplies);

/** What cannot be the number of anything is missing like everything else that is not there. */
export function existing(id: string): string {
  if (z.uuid().safeParse(id).success) return id;
  throw new RefusedError('NOT_FOUND', chatTexts.missing);
}
