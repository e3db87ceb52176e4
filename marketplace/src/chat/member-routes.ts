import * as operations from '@besesaka/schema/chat/member-operations.ts';
import { archiveConversation } from '#chat/conversations/archive-conversation.ts';
import { findConversation } from '#chat/conversations/find-conversation.ts';
import { findConversations } from '#chat/conversations/find-conversations.ts';
import { hideMessage } from '#chat/messages/hide-message.ts';
import { readWindows } from '#chat/messages/read-windows.ts';
import { changeSettings } from '#chat/presence/change-settings.ts';
import { emitTyping } from '#chat/presence/emit-typing.ts';
import { readPartner } from '#chat/presence/read-partner.ts';
import { readSettings } from '#chat/presence/read-settings.ts';
import { blockPartner } from '#chat/safety/block-partner.ts';
import { reportConversation } from '#chat/safety/report-conversation.ts';
import { type Route, route } from '#platform/http/route.ts';

/** Routes for managing a conversation and for the user's typing and presence. */
export function memberRoutes(): Route[] {
  return [
    route(operations.findConversation, async (args) => ({
      success: true as const,
      data: await findConversation(args),
    })),
    route(operations.findConversations, async (args) => ({
      success: true as const,
      data: await findConversations(args),
    })),
    route(operations.readConversationWindows, async (args) => ({
      success: true as const,
      data: await readWindows(args),
    })),
    route(operations.readChatSettings, readSettings),
    route(operations.changeChatSettings, changeSettings),
    route(operations.readPartner, readPartner),
    route(operations.archiveConversation, archiveConversation),
    route(operations.hideMessage, hideMessage),
    route(operations.blockPartner, blockPartner),
    route(operations.reportConversation, reportConversation),
    route(operations.emitTyping, emitTyping),
  ];
}
