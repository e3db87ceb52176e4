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

/** A conversation in the list is already cached, so its page starts with that. */
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
  // The conversation list selects fewer fields of an order step than the conversation does.
  MessageOrderStep: { merge: true },
  // A user has one set of quick replies. As an identified object, its version guard rejects older responses.
  QuickReplies: { keyFields: [] },
};

const ready = new WeakSet<ApolloCache>();

/**
 * Adds the conversation policies to the client's cache. They load with the chat's own code, because no public page
 * needs them: code that shows or writes conversations takes the client from here.
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
