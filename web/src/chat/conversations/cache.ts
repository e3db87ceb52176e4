import {
  type ApolloCache,
  type ApolloClient,
  type FieldPolicy,
  InMemoryCache,
  type TypePolicies,
} from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { conversationListPolicy } from './conversation-list-policy.ts';
import { messageWindowPolicy } from './message-window.ts';

/** One that stands in the list is known already: its page begins with that. */
const conversationPolicy: FieldPolicy = {
  read(existing, { args, canRead, toReference }) {
    if (existing !== undefined) return existing;
    const known = toReference({ __typename: 'Conversation', id: args?.id });
    return canRead(known) ? known : undefined;
  },
};

export const chatTypePolicies: TypePolicies = {
  Query: { fields: { conversation: conversationPolicy } },
  Viewer: { keyFields: [], fields: { conversations: conversationListPolicy, chatSettings: { merge: true } } },
  Conversation: { fields: { messages: messageWindowPolicy } },
  // The list of conversations asks for less of a step than the conversation does.
  MessageOrderStep: { merge: true },
  // A person has them once: under a key of its own an older answer takes nothing back.
  QuickReplies: { keyFields: [] },
};

const ready = new WeakSet<ApolloCache>();

/**
 * Makes the client's cache ready for conversations. The policies come with the chat's own code, because no public page
 * needs them: whoever shows conversations, or writes them, takes the client from here.
 */
export function readyForChat(client: ApolloClient): ApolloClient {
  const { cache } = client;
  if (cache instanceof InMemoryCache && !ready.has(cache)) {
    ready.add(cache);
    cache.policies.addTypePolicies(chatTypePolicies);
  }
  return client;
}

export const useChatClient = () => readyForChat(useApolloClient());
