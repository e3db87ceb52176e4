import * as operations from '@besesaka/schema/chat/member-operations.ts';
import { changeQuickReplies, readQuickReplies } from '#chat/messages/quick-replies.ts';
import { type Route, route } from '#platform/http/route.ts';

export function quickReplyRoutes(): Route[] {
  return [
    route(operations.readQuickReplies, readQuickReplies),
    route(operations.changeQuickReplies, changeQuickReplies),
  ];
}
