import {
  conversationListQuery,
  conversationQuery,
  readMessagesInput,
  sendMessageInput,
  sendMessageQuery,
  startConversationInput,
} from '@besesaka/schema/chat/inputs.ts';
import {
  conversationChangedAnswer,
  conversationList,
  conversationPage,
  conversationStarted,
  messageSent,
} from '@besesaka/schema/chat/resources.ts';
import { listConversations } from '#chat/conversations/list-conversations.ts';
import { markMessagesRead } from '#chat/messages/mark-messages-read.ts';
import { sendMessage } from '#chat/messages/send-message.ts';
import { startConversation } from '#chat/start/start-conversation.ts';
import { withNeighbours } from '#platform/http/page-addresses.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { conversationParams } from './conversation-params.ts';
import { addMemberRoutes } from './member-routes.ts';
import { readConversation } from './read-conversation.ts';

const create = jsonRoute(
  {
    method: 'post',
    path: '/api/chat/create',
    id: 'startConversation',
    suspended: 'refused',
    summary: 'Write about a product, an order or to a shop: into the conversation there is, or a new one',
    login: 'needed',
    refuses: ['FORBIDDEN', 'NOT_FOUND', 'KEY_REUSED'],
    answer: conversationStarted,
    status: 201,
  },
  jsonBody(startConversationInput),
);
const send = jsonRoute(
  {
    method: 'post',
    path: '/api/chat/send',
    id: 'sendMessage',
    suspended: 'may',
    summary: 'Send a message; the same client_id again is the same message',
    login: 'needed',
    refuses: ['FORBIDDEN', 'NOT_FOUND', 'KEY_REUSED'],
    answer: messageSent,
    status: 201,
  },
  { query: sendMessageQuery, ...jsonBody(sendMessageInput) },
);
const list = jsonRoute(
  {
    method: 'get',
    path: '/api/chat/list',
    id: 'listConversations',
    summary: "A person's conversations",
    login: 'needed',
    answer: conversationList,
  },
  { query: conversationListQuery },
);
const detail = jsonRoute(
  {
    method: 'get',
    path: '/api/chat/{id}',
    id: 'readConversation',
    summary: 'A conversation with a window of its messages',
    login: 'needed',
    answer: conversationPage,
  },
  { params: conversationParams, query: conversationQuery },
);
const read = jsonRoute(
  {
    method: 'post',
    path: '/api/chat/{id}/read',
    id: 'markMessagesRead',
    suspended: 'may',
    summary: 'Everything up to a number was seen',
    login: 'needed',
    answer: conversationChangedAnswer,
  },
  { params: conversationParams, ...jsonBody(readMessagesInput) },
);

export function chatRoutes(): Router {
  const router = createRouter();
  router.use('/api/chat/*', async (c, next) => {
    requireViewer(c.get('ctx'));
    await next();
  });
  router.openapi(create, async (c) =>
    c.json(await startConversation({ ctx: c.get('ctx'), input: c.req.valid('json') }), 201),
  );
  router.openapi(send, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('query') };
    return c.json(await sendMessage({ ctx: c.get('ctx'), input }), 201);
  });
  router.openapi(list, async (c) => {
    const input = c.req.valid('query');
    const { unread, ...found } = await listConversations({ ctx: c.get('ctx'), input });
    const data = withNeighbours(c.req.url, { ...input, page_size: input.limit }, found);
    return c.json({ success: true as const, data, unread }, 200);
  });
  addMemberRoutes(router);
  // Behind the other paths of one part: an id could be anything.
  router.openapi(detail, async (c) => {
    const input = { ...c.req.valid('query'), ...c.req.valid('param') };
    return c.json(await readConversation({ ctx: c.get('ctx'), input }), 200);
  });
  router.openapi(read, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await markMessagesRead({ ctx: c.get('ctx'), input }), 200);
  });
  return router;
}
