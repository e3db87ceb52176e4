import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import {
  applyConversation,
  ConversationEventFragment,
  type ConversationUpdate,
  type Unread,
} from '#chat/conversations/apply-conversation-event.ts';
import { showBrowserNotice } from '#chat/conversations/browser-notice.ts';
import { useChatClient } from '#chat/conversations/cache.ts';
import { guardAnswers } from '#chat/conversations/keep-newer.ts';
import { lastMessageText } from '#chat/conversations/last-message-text.ts';
import { writeUnreadMessages } from '#chat/conversations/unread-messages.ts';
import { applyMessageAdded, applyMessagesRead } from '#chat/messages/apply-message-event.ts';
import { MessageFragment } from '#chat/messages/put-message.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';

/** What the inbox says of conversations; the app's one subscription spreads these. */
const MessageAddedNews = graphql(`
  fragment ChatNews_added on MessageAdded {
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
`);

const MessagesReadNews = graphql(`
  fragment ChatNews_read on MessagesRead {
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
`);

const ConversationChangedNews = graphql(`
  fragment ChatNews_changed on ConversationChanged {
    conversation {
      ...ConversationEvent_conversation
    }
    unread {
      messages
    }
  }
`);

/** An answer that was under way may bring back an older count: the last one is put right afterwards. */
const againAfterMs = 1500;

interface ChatNews {
  added: (news: FragmentType<typeof MessageAddedNews>) => void;
  read: (news: FragmentType<typeof MessagesReadNews>) => void;
  changed: (news: FragmentType<typeof ConversationChangedNews>) => void;
}

/** What the screens do when the inbox speaks of conversations. */
export function useChatNews(): ChatNews {
  const client = useChatClient();
  const navigate = useNavigate();
  // It changes with every address; what listens to the inbox must not begin anew each time.
  const open = useRef(navigate);
  useEffect(() => {
    open.current = navigate;
  });
  return useMemo(() => {
    const { cache } = client;
    guardAnswers(client);
    let again: ReturnType<typeof setTimeout> | undefined;
    const settle = ({ messages }: Unread) => {
      clearTimeout(again);
      again = setTimeout(() => writeUnreadMessages(cache, messages), againAfterMs);
    };
    return {
      added(news) {
        const event = readFragment(MessageAddedNews, news);
        const conversation = readFragment(ConversationEventFragment, event.conversation);
        const message = readFragment(MessageFragment, event.message);
        applyMessageAdded(cache, { message, conversation, unread: event.unread });
        settle(event.unread);
        const isFromPartner = !message.orderStep && message.sender !== conversation.viewerIs;
        if (isFromPartner) notice(conversation, message, (path) => void open.current(path));
      },
      read(news) {
        const event = readFragment(MessagesReadNews, news);
        applyMessagesRead(cache, event);
        settle(event.unread);
      },
      changed(news) {
        const { conversation, unread } = readFragment(ConversationChangedNews, news);
        applyConversation(cache, readFragment(ConversationEventFragment, conversation), unread);
        settle(unread);
      },
    };
  }, [client]);
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
