import { type ApolloCache, type ApolloClient, InMemoryCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { chatTypePolicies } from './cache.ts';

const ready = new WeakSet<ApolloCache>();

/**
 * The client, its cache made ready for conversations. The policies come with the chat's own code, because no public page
 * needs them: whoever shows conversations, or writes them, takes the client from here.
 */
export function useChatClient(): ApolloClient {
  const client = useApolloClient();
  const { cache } = client;
  if (cache instanceof InMemoryCache && !ready.has(cache)) {
    ready.add(cache);
    cache.policies.addTypePolicies(chatTypePolicies);
  }
  return client;
}
