import {
  archiveInput,
  blockInput,
  chatSettingsInput,
  conversationAboutQuery,
  reportConversationInput,
  typingInput,
} from '@besesaka/schema/chat/inputs.ts';
import {
  chatSettings,
  conversationChangedAnswer,
  conversationFound,
  conversationReported,
  partnerAnswer,
} from '@besesaka/schema/chat/resources.ts';
import { createRoute } from '@hono/zod-openapi';
import { archiveConversation } from '#chat/conversations/archive-conversation.ts';
import { findConversation } from '#chat/conversations/find-conversation.ts';
import { changeSettings } from '#chat/presence/change-settings.ts';
import { readPartner } from '#chat/presence/read-partner.ts';
import { readSettings } from '#chat/presence/read-settings.ts';
import { sayTyping } from '#chat/presence/say-typing.ts';
import { blockPartner } from '#chat/safety/block-partner.ts';
import { reportConversation } from '#chat/safety/report-conversation.ts';
import { jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { conversationParams, tag } from './conversation-params.ts';

const about = jsonRoute(
  {
    method: 'get',
    path: '/api/chat/about',
    tag,
    summary: "This person's conversation about a product, an order or with a shop",
    answer: conversationFound,
  },
  { query: conversationAboutQuery },
);
const settings = jsonRoute({
  method: 'get',
  path: '/api/chat/settings',
  tag,
  summary: 'What this person shows of themselves',
  answer: chatSettings,
});
const change = jsonRoute(
  { method: 'put', path: '/api/chat/settings', tag, summary: 'Show it, or show it no more', answer: chatSettings },
  jsonBody(chatSettingsInput),
);
const partner = jsonRoute(
  {
    method: 'get',
    path: '/api/chat/partners/{id}',
    tag,
    summary: 'What may be shown of somebody this person talks with',
    answer: partnerAnswer,
  },
  { params: conversationParams },
);
const archive = jsonRoute(
  {
    method: 'post',
    path: '/api/chat/{id}/archive',
    tag,
    summary: 'Out of the list, or back into it',
    answer: conversationChangedAnswer,
  },
  { params: conversationParams, ...jsonBody(archiveInput) },
);
const block = jsonRoute(
  {
    method: 'post',
    path: '/api/chat/{id}/block',
    tag,
    summary: 'Let the other one write no more, or again',
    answer: conversationChangedAnswer,
  },
  { params: conversationParams, ...jsonBody(blockInput) },
);
const report = jsonRoute(
  {
    method: 'post',
    path: '/api/chat/{id}/report',
    tag,
    summary: 'Report the conversation, with its newest messages as evidence',
    answer: conversationReported,
    status: 201,
  },
  { params: conversationParams, ...jsonBody(reportConversationInput) },
);
const typing = createRoute({
  method: 'post',
  path: '/api/chat/{id}/typing',
  tags: [tag],
  summary: 'This person is writing, or stopped',
  request: { params: conversationParams, ...jsonBody(typingInput) },
  responses: { 204: { description: 'Done' } },
});

/** What a person does with a conversation beside talking, and how they are seen in it. */
export function addMemberRoutes(router: Router): void {
  router.openapi(about, async (c) => {
    const data = await findConversation({ ctx: c.get('ctx'), input: c.req.valid('query') });
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
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await archiveConversation({ ctx: c.get('ctx'), input }), 200);
  });
  router.openapi(block, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await blockPartner({ ctx: c.get('ctx'), input }), 200);
  });
  router.openapi(report, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await reportConversation({ ctx: c.get('ctx'), input }), 201);
  });
  router.openapi(typing, async (c) => {
    await sayTyping({ ctx: c.get('ctx'), input: { ...c.req.valid('param'), ...c.req.valid('json') } });
    return c.body(null, 204);
  });
}
