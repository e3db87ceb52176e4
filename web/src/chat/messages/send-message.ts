import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import type { Attempting, Outcome } from '#chat/outbox/entry.ts';
import { type Uploaded, uploadPicture } from '#chat/outbox/upload-picture.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { SendMessageMutation } from '#gql/graphql.ts';
import { MessageFragment, putMessage } from './put-message.ts';

const SendMessageDocument = graphql(`
  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) {
      __typename
      ... on MessageSent {
        sent: message {
          ...MessageBubble_message
        }
      }
      ... on RefusedError {
        code
        message
        retryAfter
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

/** A dead connection says nothing; sent again under the same id, nothing arrives twice. */
const patience = 20_000;

/** Sends one message, its picture before it, and puts the service's answer into the open conversation. */
export async function attemptMessage(
  client: ApolloClient,
  { entry, signal, onProgress, keepUpload }: Attempting,
  renewSession: () => Promise<unknown>,
): Promise<Outcome> {
  let pictureId = entry.picture?.uploadId ?? null;
  if (entry.picture && !pictureId) {
    const { picture } = entry;
    const upload = () => uploadPicture(picture, { signal, onProgress });
    let uploaded: Uploaded = await upload();
    if (uploaded.kind === 'logged-out') {
      // The REST service does not renew a session that has grown old; any GraphQL answer does.
      await renewSession();
      uploaded = await upload();
    }
    if (uploaded.kind !== 'uploaded') return uploaded;
    pictureId = uploaded.id;
    await keepUpload(pictureId);
  }
  signal.throwIfAborted();
  const { clientId, conversationId, content } = entry;
  const outcome = await send(client, { clientId, conversationId, content, pictureId });
  // A picture that the service has thrown away meanwhile is uploaded anew with the next try.
  if (outcome.kind === 'refused' && outcome.text === chatTexts.pictureMissing) await keepUpload(null);
  return outcome;
}

interface Sent {
  clientId: string;
  conversationId: string;
  content: string;
  pictureId: string | null;
}

async function send(client: ApolloClient, input: Sent): Promise<Outcome> {
  try {
    const { data } = await within(
      patience,
      client.mutate({ mutation: SendMessageDocument, variables: { input }, fetchPolicy: 'no-cache' }),
    );
    return data ? settle(client, data.sendMessage) : { kind: 'unreachable' };
  } catch (error) {
    return thrown(error);
  }
}

function settle(client: ApolloClient, result: SendMessageMutation['sendMessage']): Outcome {
  if (result.__typename === 'MessageSent') {
    putMessage(client.cache, readFragment(MessageFragment, result.sent));
    return { kind: 'done' };
  }
  if (result.__typename === 'ValidationError')
    return { kind: 'refused', text: result.fields[0]?.messages[0] ?? result.message };
  if (result.code === 'RATE_LIMITED') return { kind: 'slow-down', seconds: result.retryAfter ?? 30 };
  if (result.code === 'UNAUTHENTICATED') return { kind: 'logged-out' };
  return { kind: 'refused', text: result.message || chatTexts.sendFailed };
}

/** What GraphQL itself can't take will not be taken the next time either; every other fault may pass. */
const hopeless = new Set(['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_PARSE_FAILED']);

function thrown(error: unknown): Outcome {
  const code = CombinedGraphQLErrors.is(error) ? String(error.errors[0]?.extensions?.code ?? '') : '';
  if (code === 'UNAUTHENTICATED') return { kind: 'logged-out' };
  return hopeless.has(code) ? { kind: 'refused', text: chatTexts.sendFailed } : { kind: 'unreachable' };
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
