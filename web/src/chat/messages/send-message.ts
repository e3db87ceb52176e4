import type { ApolloClient } from '@apollo/client';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { chatPicture } from '@besesaka/schema/chat/uploads.ts';
import { uploadTexts } from '@besesaka/schema/kernel/uploads.ts';
import type { Attempting, Outcome } from '#chat/outbox/entry.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { type Failure, outcomeOf } from '#platform/network/failure.ts';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { MessageFragment, putMessage } from './apply-message-event.ts';

const SendMessageDocument = graphql(`
  mutation SendMessage($input: SendMessageInput!) {
    result: sendMessage(input: $input) {
      message {
        ...MessageBubble_message
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** A dead connection does not report an error. Retrying under the same id creates no duplicate. */
const patience = 20_000;

/** Sends one message after uploading its picture, and adds the server's copy to the open conversation. */
export async function attemptMessage(
  client: ApolloClient,
  { entry, signal, onProgress, saveUpload }: Attempting,
  renewSession: () => Promise<unknown>,
): Promise<Outcome> {
  let pictureId = entry.picture?.uploadId ?? null;
  if (entry.picture && !pictureId) {
    // Most messages have no picture, so the upload code loads with the first one.
    const { sendUpload } = await fetchCode(() => import('#platform/uploads/send-upload.ts'));
    const uploaded = await sendUpload(entry.picture, { purpose: chatPicture, signal, onProgress, renewSession });
    if (uploaded.kind !== 'uploaded') return uploaded;
    pictureId = uploaded.id;
    await saveUpload(pictureId);
  }
  signal.throwIfAborted();
  const { clientId, conversationId, content, replyTo } = entry;
  const replyToId = replyTo?.messageId ?? null;
  const outcome = await send(client, { clientId, conversationId, content, pictureId, replyToId });
  // If the server has discarded the picture, the next attempt uploads it again.
  if (outcome.kind === 'refused' && outcome.text === uploadTexts.missing) await saveUpload(null);
  return outcome;
}

interface Sent {
  clientId: string;
  conversationId: string;
  content: string;
  pictureId: string | null;
  replyToId: string | null;
}

async function send(client: ApolloClient, input: Sent): Promise<Outcome> {
  const options = { mutation: SendMessageDocument, variables: { input }, fetchPolicy: 'no-cache' } as const;
  const outcome = await outcomeOf(within(patience, client.mutate(options)), 'message');
  if ('failure' in outcome) return notSent(outcome.failure);
  putMessage(client.cache, readFragment(MessageFragment, outcome.done.message));
  return { kind: 'done' };
}

/** GraphQL will reject these errors again on every attempt; all other errors may be temporary. */
const hopeless = new Set(['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_PARSE_FAILED']);

function notSent({ kind, code, message, retryAfter }: Failure): Outcome {
  if (code === 'UNAUTHENTICATED') return { kind: 'logged-out' };
  if (kind !== 'refusal')
    return hopeless.has(code) ? { kind: 'refused', text: chatTexts.sendFailed } : { kind: 'unreachable' };
  if (code === 'RATE_LIMITED') return { kind: 'slow-down', seconds: retryAfter ?? 30 };
  return { kind: 'refused', text: message || chatTexts.sendFailed };
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Request timed out')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
