import type { ApolloClient } from '@apollo/client';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { applyConversation, ConversationEventFragment } from './apply-conversation-event.ts';
import { chatRefusal, thrownChatFailure } from './chat-failure.ts';

const ArchiveConversationMutation = graphql(`
  mutation ArchiveConversation($id: ID!, $archived: Boolean!) {
    result: archiveConversation(id: $id, archived: $archived) {
      __typename
      ... on Conversation {
        ...ConversationEvent_conversation
      }
      ... on RefusedError {
        code
        message
      }
      ... on ValidationError {
        message
        fields {
          messages
        }
      }
    }
  }
`);

const BlockPartnerMutation = graphql(`
  mutation BlockPartner($id: ID!, $blocked: Boolean!) {
    result: blockPartner(conversationId: $id, blocked: $blocked) {
      __typename
      ... on Conversation {
        ...ConversationEvent_conversation
      }
      ... on RefusedError {
        code
        message
      }
      ... on ValidationError {
        message
        fields {
          messages
        }
      }
    }
  }
`);

type Result =
  | ({ __typename: 'Conversation' } & FragmentType<typeof ConversationEventFragment>)
  | Parameters<typeof chatRefusal>[0];

/** Each answers why not, or null when it is done: all screens know it then. */
export function archiveConversation(client: ApolloClient, id: string, archived: boolean): Promise<string | null> {
  return change(client, () =>
    client.mutate({ ...once, mutation: ArchiveConversationMutation, variables: { id, archived } }),
  );
}

export function blockPartner(client: ApolloClient, id: string, blocked: boolean): Promise<string | null> {
  return change(client, () => client.mutate({ ...once, mutation: BlockPartnerMutation, variables: { id, blocked } }));
}

const once = { fetchPolicy: 'no-cache' } as const;

async function change(
  client: ApolloClient,
  send: () => Promise<{ data?: { result: Result } | null | undefined }>,
): Promise<string | null> {
  try {
    const result = (await send()).data?.result;
    if (!result) return chatTexts.connection;
    if (result.__typename !== 'Conversation') return chatRefusal(result).text;
    applyConversation(client.cache, readFragment(ConversationEventFragment, result));
    return null;
  } catch (error) {
    return thrownChatFailure(error).text;
  }
}
