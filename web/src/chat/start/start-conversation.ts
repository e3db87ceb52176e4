import type { ApolloClient } from '@apollo/client';
import { applyConversation, ConversationEventFragment } from '#chat/conversations/apply-conversation-event.ts';
import { type ChatFailure, chatRefusal, thrownChatFailure } from '#chat/conversations/chat-failure.ts';
import { MessageFragment, putMessage } from '#chat/messages/put-message.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { forgetRole } from '#platform/person/role.ts';

/** What a conversation is begun from; `with` is who answers. */
export type ChatSubject =
  | { kind: 'product'; id: string; slug: string; shopId: string; name: string; with: string }
  | { kind: 'shop'; id: string; with: string }
  | { kind: 'order'; id: string; with: string };

/** What most people ask first stands there already. */
export function firstMessage(subject: ChatSubject): string {
  if (subject.kind === 'product') return 'Is this still available?';
  return subject.kind === 'order' ? `Hello, it is about order ${subject.id}.` : '';
}

const StartConversationMutation = graphql(`
  mutation StartConversation($input: StartConversationInput!) {
    startConversation(input: $input) {
      __typename
      ... on ConversationStarted {
        conversation {
          ...ConversationEvent_conversation
        }
        sent: message {
          ...MessageBubble_message
        }
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

type StartOutcome = { conversationId: string } | { failure: ChatFailure };

/** Sent again under the same client id after a lost answer, it is still the same message. */
export async function startConversation(
  client: ApolloClient,
  subject: ChatSubject,
  message: string,
  clientId: string,
): Promise<StartOutcome> {
  const outcome = await send(client, { ...inputOf(subject), message, clientId });
  // The session is over: the rest of the screen must know as well.
  if ('failure' in outcome && outcome.failure.login) forgetRole();
  return outcome;
}

function inputOf(subject: ChatSubject) {
  if (subject.kind === 'product') return { shopId: subject.shopId, productId: subject.id };
  return subject.kind === 'shop' ? { shopId: subject.id } : { orderId: subject.id };
}

type Input = ReturnType<typeof inputOf> & { message: string; clientId: string };

async function send(client: ApolloClient, input: Input): Promise<StartOutcome> {
  try {
    const options = { mutation: StartConversationMutation, variables: { input }, fetchPolicy: 'no-cache' } as const;
    const result = (await client.mutate(options)).data?.startConversation;
    if (!result) return { failure: thrownChatFailure(null) };
    if (result.__typename !== 'ConversationStarted') return { failure: chatRefusal(result) };
    const conversation = readFragment(ConversationEventFragment, result.conversation);
    putMessage(client.cache, readFragment(MessageFragment, result.sent));
    applyConversation(client.cache, conversation);
    return { conversationId: conversation.id };
  } catch (error) {
    return { failure: thrownChatFailure(error) };
  }
}
