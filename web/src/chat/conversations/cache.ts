import {
  type ApolloCache,
  type ApolloClient,
  type FieldFunctionOptions,
  type FieldPolicy,
  InMemoryCache,
  type Reference,
  type TypePolicies,
} from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { pagedList, type StoredList } from '#platform/network/paged-list.ts';
import { messageWindowPolicy } from './message-window.ts';

/** A conversation in the list is already cached, so its page starts with that. */
const conversationPolicy: FieldPolicy = {
  read(existing, { args, canRead, toReference }) {
    if (existing !== undefined) return existing;
    const reference = toReference({ __typename: 'Conversation', id: args?.id });
    return canRead(reference) ? reference : undefined;
  },
};

/** The field's key in the cache is `conversations:{"search":"rice","archived":false}`. */
export function listOf(storeFieldName: string): { search: string; archived: boolean } {
  const args: unknown = JSON.parse(storeFieldName.slice(storeFieldName.indexOf(':') + 1));
  const { search, archived } = args as { search?: unknown; archived?: unknown };
  return { search: typeof search === 'string' ? search : '', archived: archived === true };
}

/**
 * Reading sorts by last message and drops conversations that were archived or restored since, so a new message moves its
 * conversation without a reload.
 */
const conversationListPolicy: FieldPolicy<StoredList> = {
  ...pagedList(['search', 'archived'], lastMessageAt),
  read(list, { storeFieldName, readField }) {
    if (!list) return undefined;
    const { archived } = listOf(storeFieldName);
    const edges = list.edges
      .filter(({ node }) => readField('isArchived', node) === archived)
      .sort((a, b) => lastMessageAt(b.node, readField).localeCompare(lastMessageAt(a.node, readField)));
    return { ...list, edges };
  },
};

/** A conversation is created together with its first message. */
function lastMessageAt(node: Reference, readField: FieldFunctionOptions['readField']): string {
  const last = readField<Reference | null>('lastMessage', node);
  return (last && readField<string>('createdAt', last)) || (readField<string>('createdAt', node) ?? '');
}

export const chatTypePolicies: TypePolicies = {
  Query: { fields: { conversation: conversationPolicy } },
  Viewer: { keyFields: [], fields: { conversations: conversationListPolicy } },
  Conversation: { fields: { messages: messageWindowPolicy } },
  // The conversation list selects fewer fields of an order step than the conversation does.
  MessageOrderStep: { merge: true },
  // A user has one of each. As an identified object, the payload of a change updates it, and its version guard rejects older ones.
  ChatSettings: { keyFields: [] },
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
