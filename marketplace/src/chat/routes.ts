import * as members from '@besesaka/schema/chat/member-operations.ts';
import * as operations from '@besesaka/schema/chat/operations.ts';
import { archiveConversation } from '#chat/conversations/archive-conversation.ts';
import { findConversation, findConversations } from '#chat/conversations/find-conversations.ts';
import { listConversations } from '#chat/conversations/list-conversations.ts';
import { hideMessage } from '#chat/messages/hide-message.ts';
import { markMessagesRead } from '#chat/messages/mark-messages-read.ts';
import { changeQuickReplies, readQuickReplies } from '#chat/messages/quick-replies.ts';
import { readWindows } from '#chat/messages/read-messages.ts';
import { readPicture } from '#chat/messages/read-picture.ts';
import { sendMessage } from '#chat/messages/send-message.ts';
import { changeSettings } from '#chat/presence/change-settings.ts';
import { emitTyping } from '#chat/presence/emit-typing.ts';
import { readPartner } from '#chat/presence/read-partner.ts';
import { readSettings } from '#chat/presence/read-settings.ts';
import { blockPartner } from '#chat/safety/block-partner.ts';
import { reportConversation } from '#chat/safety/report-conversation.ts';
import { startConversation } from '#chat/start/start-conversation.ts';
import { withNeighbours } from '#platform/http/page-addresses.ts';
import { type Route, route } from '#platform/http/route.ts';
import { readConversation } from './read-conversation.ts';

/** A picture never changes, but it is private: only the user's own browser may cache it, and only for a day. */
const pictureCaching = 'private, max-age=86400, immutable';

export function chatRoutes(): Route[] {
  return [
    route(operations.readPicture, async ({ ctx, input, c }) => {
      const { body, contentType } = await readPicture({ ctx, input });
      return c.body(body, 200, { 'content-type': contentType, 'cache-control': pictureCaching });
    }),
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
    route(members.findConversation, findConversation),
    route(members.findConversations, findConversations),
    route(members.readConversationWindows, readWindows),
    route(members.readChatSettings, readSettings),
    route(members.changeChatSettings, changeSettings),
    route(members.readPartner, readPartner),
    route(members.archiveConversation, archiveConversation),
    route(members.hideMessage, hideMessage),
    route(members.blockPartner, blockPartner),
    route(members.reportConversation, reportConversation),
    route(members.emitTyping, emitTyping),
    route(members.readQuickReplies, readQuickReplies),
    route(members.changeQuickReplies, changeQuickReplies),
    // Behind the other paths of one part: an id could be anything.
    route(operations.readConversation, readConversation),
    route(operations.markMessagesRead, markMessagesRead),
  ];
}
