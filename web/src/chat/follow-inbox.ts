import { applyConversation, ConversationEventFragment } from '#chat/conversations/apply-conversation-event.ts';
import { readyForChat } from '#chat/conversations/cache.ts';
import { lastMessageText } from '#chat/conversations/last-message-text.ts';
import { writeUnreadMessages } from '#chat/conversations/unread-messages.ts';
import { applyMessagesRead, MessageFragment, putMessage } from '#chat/messages/apply-message-event.ts';
import { outboxOfTab } from '#chat/messages/tab-outbox.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { showBrowserNotice } from '#platform/device/browser-notice.ts';
import type { Tab } from '#platform/module.ts';

const ChatInbox = graphql(`
  fragment ChatInbox_update on InboxUpdate {
    __typename
    ... on MessageAdded {
      message {
        ...MessageBubble_message
      }
      conversation {
        ...ConversationEvent_conversation
      }
      unread {
        messages
      }
    }
    ... on MessageHidden {
      message {
        ...MessageBubble_message
      }
    }
    ... on MessagesRead {
      conversationId
      reader
      upTo
      readAt
      unreadCount
      version
      unread {
        messages
      }
    }
    ... on ConversationChanged {
      conversation {
        ...ConversationEvent_conversation
      }
      unread {
        messages
      }
    }
  }
`);

export type ChatUpdate = FragmentType<typeof ChatInbox>;

/** Updates the screens when the inbox reports changes in conversations. */
export function followInbox(tab: Tab) {
  const { cache } = readyForChat(tab.client);
  // Waiting messages are sent, whichever screen the user is on.
  outboxOfTab(tab.client, tab.userId);
  return (update: ChatUpdate) => {
    const event = readFragment(ChatInbox, update);
    if (event.__typename === 'MessageHidden') putMessage(cache, readFragment(MessageFragment, event.message));
    if (event.__typename === 'MessagesRead') applyMessagesRead(cache, event);
    if (event.__typename === 'ConversationChanged')
      applyConversation(cache, readFragment(ConversationEventFragment, event.conversation));
    if (event.__typename === 'MessageAdded') {
      const conversation = readFragment(ConversationEventFragment, event.conversation);
      const message = readFragment(MessageFragment, event.message);
      putMessage(cache, message);
      applyConversation(cache, conversation);
      const isFromPartner = !message.orderStep && message.sender !== conversation.viewerIs;
      if (isFromPartner && tab.wants('message', 'browser')) {
        const { id, partner, viewerIs } = conversation;
        showBrowserNotice({
          tag: `chat:${id}`,
          title: partner.name,
          text: lastMessageText(message, viewerIs),
          onOpen: () => tab.open(`/chat/${id}`),
        });
      }
    }
    if ('unread' in event) writeUnreadMessages(cache, event.unread.messages);
  };
}
