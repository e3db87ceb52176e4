import * as operations from '@besesaka/schema/chat/operations.ts';
import { listConversations } from '#chat/conversations/list-conversations.ts';
import { markMessagesRead } from '#chat/messages/mark-messages-read.ts';
import { sendMessage } from '#chat/messages/send-message.ts';
import { startConversation } from '#chat/start/start-conversation.ts';
import { withNeighbours } from '#platform/http/page-addresses.ts';
import { type Route, route } from '#platform/http/route.ts';
import { memberRoutes } from './member-routes.ts';
import { readConversation } from './read-conversation.ts';

export function chatRoutes(): Route[] {
  return [
    route(operations.startConversation, startConversation),
    route(operations.sendMessage, sendMessage),
    route(operations.listConversations, async ({ ctx, input, c }) => {
      const { unread, ...found } = await listConversations({ ctx, input });
      return {
        success: true as const,
        data: withNeighbours(c.req.url, { ...input, page_size: input.limit }, found),
        unread,
      };
    }),
    ...memberRoutes(),
    // Behind the other paths of one part: an id could be anything.
    route(operations.readConversation, readConversation),
    route(operations.markMessagesRead, markMessagesRead),
  ];
}
