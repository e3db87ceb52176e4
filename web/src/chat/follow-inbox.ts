import {
  applyConversation,
  ConversationEventFragment,
  type ConversationUpdate,
  type Unread,
} from '#chat/conversations/apply-conversation-event.ts';
import { showBrowserNotice } from '#chat/conversations/browser-notice.ts';
import { readyForChat } from '#chat/conversations/cache.ts';
import { guardAnswers } from '#chat/conversations/keep-newer.ts';
import { lastMessageText } from '#chat/conversations/last-message-text.ts';
import { writeUnreadMessages } from '#chat/conversations/unread-messages.ts';
import { applyMessageAdded, applyMessagesRead } from '#chat/messages/apply-message-event.ts';
import { MessageFragment } from '#chat/messages/put-message.ts';
import { runOutbox } from '#chat/messages/run-outbox.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { Tab } from '#platform/room.ts';

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

/** An answer that was under way may bring back an older count: the last one is put right afterwards. */
const againAfterMs = 1500;

/** What the screens do when the inbox speaks of conversations. */
export function followInbox(tab: Tab) {
  const { cache } = readyForChat(tab.client);
  guardAnswers(tab.client);
  runOutbox(tab);
  let again = () => {};
  const settle = ({ messages }: Unread) => {
    again();
    again = tab.later(againAfterMs, () => writeUnreadMessages(cache, messages));
  };
  return (update: ChatUpdate) => {
    const event = readFragment(ChatInbox, update);
    if (event.__typename === 'MessagesRead') applyMessagesRead(cache, event);
    else if (event.__typename === 'ConversationChanged')
      applyConversation(cache, readFragment(ConversationEventFragment, event.conversation), event.unread);
    else if (event.__typename === 'MessageAdded') {
      const conversation = readFragment(ConversationEventFragment, event.conversation);
      const message = readFragment(MessageFragment, event.message);
      applyMessageAdded(cache, { message, conversation, unread: event.unread });
      const isFromPartner = !message.orderStep && message.sender !== conversation.viewerIs;
      if (isFromPartner) notice(conversation, message, tab.open);
    } else return;
    settle(event.unread);
  };
}

type LastMessage = Parameters<typeof lastMessageText>[0];

function notice(
  { id, partner, viewerIs }: ConversationUpdate,
  message: LastMessage,
  open: (path: string) => void,
): void {
  showBrowserNotice({
    tag: `chat:${id}`,
    title: partner.name,
    text: lastMessageText(message, viewerIs),
    onOpen: () => open(`/chat/${id}`),
  });
}
