import type { ApolloClient } from '@apollo/client';
import { applyConversation, ConversationEventFragment } from '#chat/conversations/apply-conversation-event.ts';
import { type ChatFailure, chatFailure } from '#chat/conversations/chat-failure.ts';
import { MessageFragment, putMessage } from '#chat/messages/apply-message-event.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { outcomeOf } from '#platform/network/failure.ts';

/** The subject that a conversation starts from; `with` names the other side. */
export type ChatSubject =
  | { kind: 'product'; id: string; slug: string; name: string; variantId: string | null; with: string }
  | { kind: 'shop'; id: string; with: string }
  | { kind: 'order'; id: string; with: string };

/** Prefills the most common first question. */
export function firstMessage(subject: ChatSubject): string {
  if (subject.kind === 'product') return 'Is this still available?';
  return subject.kind === 'order' ? `Hello, this is about order ${subject.id}.` : '';
}

const StartConversationMutation = graphql(`
  mutation StartConversation($input: StartConversationInput!) {
    result: startConversation(input: $input) {
      conversation {
        ...ConversationEvent_conversation
      }
      message {
        ...MessageBubble_message
      }
      errors {
        ...Failure
      }
    }
  }
`);

type StartOutcome = { conversationId: string } | { failure: ChatFailure };

/** A retry after a lost response uses the same client id, so it creates no duplicate. */
export async function startConversation(
  client: ApolloClient,
  subject: ChatSubject,
  content: string,
  clientId: string,
): Promise<StartOutcome> {
  const variantId = subject.kind === 'product' ? subject.variantId : null;
  const input = { about: aboutOf(subject), variantId, content, clientId };
  const sent = client.mutate({ mutation: StartConversationMutation, variables: { input } });
  const outcome = await outcomeOf(sent, 'conversation', 'message');
  if ('failure' in outcome) return { failure: chatFailure(outcome.failure) };
  const conversation = readFragment(ConversationEventFragment, outcome.done.conversation);
  putMessage(client.cache, readFragment(MessageFragment, outcome.done.message));
  applyConversation(client.cache, conversation);
  return { conversationId: conversation.id };
}

function aboutOf(subject: ChatSubject) {
  if (subject.kind === 'product') return { productId: subject.id };
  return subject.kind === 'shop' ? { shopId: subject.id } : { orderId: subject.id };
}
