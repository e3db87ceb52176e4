import {
  archiveInput,
  blockInput,
  chatSettingsInput,
  conversationAboutQuery,
  conversationsAboutQuery,
  conversationWindowsQuery,
  hideMessageInput,
  reportConversationInput,
  typingInput,
} from '@besesaka/schema/chat/inputs.ts';
import {
  chatSettings,
  conversationChangedAnswer,
  conversationFound,
  conversationReported,
  conversationsFound,
  conversationWindows,
  messageHiddenAnswer,
  partnerAnswer,
} from '@besesaka/schema/chat/resources.ts';
import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import { archiveConversation } from '#chat/conversations/archive-conversation.ts';
import { findConversation } from '#chat/conversations/find-conversation.ts';
import { findConversations } from '#chat/conversations/find-conversations.ts';
import { hideMessage } from '#chat/messages/hide-message.ts';
import { readWindows } from '#chat/messages/read-windows.ts';
import { changeSettings } from '#chat/presence/change-settings.ts';
import { readPartner } from '#chat/presence/read-partner.ts';
import { readSettings } from '#chat/presence/read-settings.ts';
import { sayTyping } from '#chat/presence/say-typing.ts';
import { blockPartner } from '#chat/safety/block-partner.ts';
import { reportConversation } from '#chat/safety/report-conversation.ts';
import { jsonBody, jsonRoute, type Router, silentRoute } from '#platform/http/router.ts';
import { conversationParams, idParams } from './conversation-params.ts';

const about = jsonRoute(
  {
    method: 'get',
    path: '/api/chat/about',
    id: 'findConversation',
    summary: "This person's conversation about a product, an order or with a shop",
    login: 'needed',
    answer: conversationFound,
  },
  { query: conversationAboutQuery },
);
const aboutMany = jsonRoute(
  {
    method: 'get',
    path: '/api/chat/about-many',
    id: 'findConversations',
    summary: "This person's conversations about several products or orders",
    login: 'needed',
    answer: conversationsFound,
  },
  { query: conversationsAboutQuery },
);
const windows = jsonRoute(
  {
    method: 'get',
    path: '/api/chat/windows',
    id: 'readConversationWindows',
    summary: 'The same window of the messages of several conversations',
    login: 'needed',
    answer: conversationWindows,
  },
  { query: conversationWindowsQuery },
);
const settings = jsonRoute({
  method: 'get',
  path: '/api/chat/settings',
  id: 'readChatSettings',
  summary: 'What this person shows of themselves',
  login: 'needed',
  answer: chatSettings,
});
const change = jsonRoute(
  {
    method: 'put',
    path: '/api/chat/settings',
    id: 'changeChatSettings',
    suspended: 'may',
    summary: 'Show it, or show it no more',
    login: 'needed',
    answer: chatSettings,
  },
  jsonBody(chatSettingsInput),
);
const partner = jsonRoute(
  {
    method: 'get',
    path: '/api/chat-partners/{id}',
    id: 'readPartner',
    summary: 'What may be shown of somebody this person talks with',
    login: 'needed',
    answer: partnerAnswer,
  },
  { params: idParams('Of the person', examples.seller) },
);
const archive = jsonRoute(
  {
    method: 'post',
    path: '/api/chat/{id}/archive',
    id: 'archiveConversation',
    suspended: 'may',
    summary: 'Out of the list, or back into it',
    login: 'needed',
    answer: conversationChangedAnswer,
  },
  { params: conversationParams, ...jsonBody(archiveInput) },
);
const hide = jsonRoute(
  {
    method: 'post',
    path: '/api/chat/{id}/hide',
    id: 'hideMessage',
    suspended: 'may',
    summary: 'Delete a message for oneself alone, or take that back',
    login: 'needed',
    answer: messageHiddenAnswer,
  },
  { params: conversationParams, ...jsonBody(hideMessageInput) },
);
const block = jsonRoute(
  {
    method: 'post',
    path: '/api/chat/{id}/block',
    id: 'blockPartner',
    suspended: 'may',
    summary: 'Let the other one write no more, or again',
    login: 'needed',
    answer: conversationChangedAnswer,
  },
  { params: conversationParams, ...jsonBody(blockInput) },
);
const report = jsonRoute(
  {
    method: 'post',
    path: '/api/chat/{id}/report',
    id: 'reportConversation',
    suspended: 'may',
    summary: 'Report the conversation, with its newest messages as evidence',
    login: 'needed',
    answer: conversationReported,
    status: 201,
  },
  { params: conversationParams, ...jsonBody(reportConversationInput) },
);
const typing = silentRoute(
  {
    method: 'post',
    path: '/api/chat/{id}/typing',
    id: 'sayTyping',
    suspended: 'may',
    summary: 'This person is writing, or stopped',
    login: 'needed',
    refuses: ['FORBIDDEN'],
  },
  { params: conversationParams, ...jsonBody(typingInput) },
);

/** What a person does with a conversation beside talking, and how they are seen in it. */
export function addMemberRoutes(router: Router): void {
  router.openapi(about, async (c) => {
    const data = await findConversation({ ctx: c.get('ctx'), input: c.req.valid('query') });
    return c.json({ success: true as const, data }, 200);
  });
  router.openapi(aboutMany, async (c) => {
    const data = await findConversations({ ctx: c.get('ctx'), input: c.req.valid('query') });
    return c.json({ success: true as const, data }, 200);
  });
  router.openapi(windows, async (c) => {
    const data = await readWindows({ ctx: c.get('ctx'), input: c.req.valid('query') });
    return c.json({ success: true as const, data }, 200);
  });
  router.openapi(settings, async (c) => c.json(await readSettings({ ctx: c.get('ctx') }), 200));
  router.openapi(change, async (c) =>
    c.json(await changeSettings({ ctx: c.get('ctx'), input: c.req.valid('json') }), 200),
  );
  router.openapi(partner, async (c) =>
    c.json(await readPartner({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200),
  );
  router.openapi(archive, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await archiveConversation({ ctx: c.get('ctx'), input }), 200);
  });
  router.openapi(hide, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await hideMessage({ ctx: c.get('ctx'), input }), 200);
  });
  router.openapi(block, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await blockPartner({ ctx: c.get('ctx'), input }), 200);
  });
  router.openapi(report, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await reportConversation({ ctx: c.get('ctx'), input }), 201);
  });
  router.openapi(typing, async (c) => {
    await sayTyping({ ctx: c.get('ctx'), input: { ...c.req.valid('json'), ...c.req.valid('param') } });
    return c.body(null, 204);
  });
}
