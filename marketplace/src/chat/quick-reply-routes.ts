import { quickRepliesInput } from '@besesaka/schema/chat/inputs.ts';
import { quickReplies } from '@besesaka/schema/chat/resources.ts';
import { changeQuickReplies, readQuickReplies } from '#chat/messages/quick-replies.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';

const read = jsonRoute({
  method: 'get',
  path: '/api/chat/quick-replies',
  id: 'readQuickReplies',
  summary: 'The short texts that this seller keeps for answers',
  login: 'needed',
  answer: quickReplies,
});
const change = jsonRoute(
  {
    method: 'put',
    path: '/api/chat/quick-replies',
    id: 'changeQuickReplies',
    summary: 'Add, change, remove or reorder them: all as they are to be',
    login: 'needed',
    suspended: 'may',
    refuses: ['FORBIDDEN', 'STALE'],
    answer: quickReplies,
  },
  jsonBody(quickRepliesInput),
);

export function quickReplyRoutes(): Router {
  const router = createRouter();
  router.openapi(read, async (c) => c.json(await readQuickReplies({ ctx: c.get('ctx') }), 200));
  router.openapi(change, async (c) =>
    c.json(await changeQuickReplies({ ctx: c.get('ctx'), input: c.req.valid('json') }), 200),
  );
  return router;
}
