import type { ApolloClient } from '@apollo/client';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { type Outcome, outcomeOf } from '#platform/network/failure.ts';
import { applyConversation, ConversationEventFragment } from './apply-conversation-event.ts';
import { chatFailure } from './chat-failure.ts';

const ArchiveConversationMutation = graphql(`
  mutation ArchiveConversation($id: ID!, $archived: Boolean!) {
    result: archiveConversation(input: { conversationId: $id, archived: $archived }) {
      conversation {
        ...ConversationEvent_conversation
      }
      errors {
        ...Failure
      }
    }
  }
`);

const BlockPartnerMutation = graphql(`
  mutation BlockPartner($id: ID!, $blocked: Boolean!) {
    result: blockPartner(input: { conversationId: $id, blocked: $blocked }) {
      conversation {
        ...ConversationEvent_conversation
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** Each function resolves to an error text, or to null once the cache, and so every screen, is up to date. */
export async function archiveConversation(client: ApolloClient, id: string, archived: boolean): Promise<string | null> {
  const options = { mutation: ArchiveConversationMutation, variables: { id, archived } };
  return settled(client, await outcomeOf(client.mutate(options), 'conversation'));
}

export async function blockPartner(client: ApolloClient, id: string, blocked: boolean): Promise<string | null> {
  const options = { mutation: BlockPartnerMutation, variables: { id, blocked } };
  return settled(client, await outcomeOf(client.mutate(options), 'conversation'));
}

function settled(
  client: ApolloClient,
  outcome: Outcome<{ conversation: FragmentType<typeof ConversationEventFragment> }>,
): string | null {
  if ('failure' in outcome) return chatFailure(outcome.failure).text;
  applyConversation(client.cache, readFragment(ConversationEventFragment, outcome.done.conversation));
  return null;
}
