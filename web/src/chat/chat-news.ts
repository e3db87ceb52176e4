import { graphql } from '#gql/gql.ts';

/** What the inbox says of conversations; the app's one subscription spreads these. */
export const MessageAddedNews = graphql(`
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

export const MessagesReadNews = graphql(`
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

export const ConversationChangedNews = graphql(`
  fragment ChatNews_changed on ConversationChanged {
    conversation {
      ...ConversationEvent_conversation
    }
    unread {
      messages
    }
  }
`);
