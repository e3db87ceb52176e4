import {
  contactAnswerInput,
  contactAssigneeInput,
  contactMessageList,
  contactThread,
  messagesQuery,
} from '@besesaka/schema/help/messages.ts';
import { z } from '@hono/zod-openapi';
import { withNeighbours } from '#platform/http/page-addresses.ts';
import { pathParam } from '#platform/http/path-params.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { answerMessage, assignMessage, closeMessage } from './answer-message.ts';
import { listMessages } from './list-messages.ts';
import { readMessage } from './read-message.ts';

const params = pathParam('id', z.uuid(), 'Of the message', '01a20146-9d11-7a20-8b3c-3c4d5e6f7081');
const forAdmins = { login: 'needed', refuses: ['FORBIDDEN', 'NOT_FOUND'] } as const;

const list = jsonRoute(
  {
    ...{ method: 'get', path: '/api/admin/messages', id: 'listContactMessages' },
    ...{ login: 'needed', refuses: ['FORBIDDEN'], answer: contactMessageList },
    summary: 'For admins: what people wrote to us',
  },
  { query: messagesQuery },
);
const read = jsonRoute(
  {
    ...{
      method: 'get',
      path: '/api/admin/messages/{id}',
      id: 'readContactMessage',
      ...forAdmins,
      answer: contactThread,
    },
    summary: 'For admins: a message with what was written back; each look is audited',
  },
  { params },
);
const answer = jsonRoute(
  {
    ...{
      method: 'post',
      path: '/api/admin/messages/{id}/answer',
      id: 'answerContactMessage',
      suspended: 'refused',
      answer: contactThread,
    },
    ...{ login: 'needed', refuses: ['REFUSED', 'FORBIDDEN', 'NOT_FOUND'] },
    summary: 'For admins: write back by mail',
  },
  { params, ...jsonBody(contactAnswerInput) },
);
const close = jsonRoute(
  {
    ...{
      method: 'post',
      path: '/api/admin/messages/{id}/close',
      id: 'closeContactMessage',
      suspended: 'refused',
      ...forAdmins,
    },
    ...{ answer: contactThread, summary: 'For admins: a message needs no answer' },
  },
  { params },
);

const assign = jsonRoute(
  {
    ...{
      method: 'put',
      path: '/api/admin/messages/{id}/assignee',
      id: 'assignContactMessage',
      suspended: 'refused',
      ...forAdmins,
    },
    ...{ answer: contactThread, summary: 'For admins: look after a message, or leave it to the others' },
  },
  { params, ...jsonBody(contactAssigneeInput) },
);

export function messageRoutes(): Router {
  const router = createRouter();
  router.openapi(list, async (c) => {
    const input = c.req.valid('query');
    return c.json(withNeighbours(c.req.url, input, await listMessages({ ctx: c.get('ctx'), input })), 200);
  });
  router.openapi(read, async (c) => c.json(await readMessage({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200));
  router.openapi(answer, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await answerMessage({ ctx: c.get('ctx'), input }), 200);
  });
  router.openapi(assign, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await assignMessage({ ctx: c.get('ctx'), input }), 200);
  });
  router.openapi(close, async (c) =>
    c.json(await closeMessage({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200),
  );
  return router;
}
