import type { ApolloClient } from '@apollo/client';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { chatPicture } from '@besesaka/schema/chat/uploads.ts';
import { uploadTexts } from '@besesaka/schema/kernel/uploads.ts';
import type { Attempting, OutboxPicture, Outcome } from '#chat/outbox/entry.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { type Failure, outcomeOf } from '#platform/network/failure.ts';
import { fetchCode } from '#platform/page/fetch-code.ts';
import type { UploadOutcome } from '#platform/uploads/send-upload.ts';
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
const timeoutMs = 20_000;

/** Sends one message after uploading its picture, and adds the server's copy to the open conversation. */
export async function attemptMessage(
  client: ApolloClient,
  attempting: Attempting,
  renewSession: () => Promise<unknown>,
): Promise<Outcome> {
  const { entry, signal, saveUpload } = attempting;
  const uploaded = entry.picture && (await upload(entry.picture, attempting, renewSession));
  if (uploaded && uploaded.kind !== 'uploaded') return uploaded;
  signal.throwIfAborted();
  const { clientId, conversationId, content, replyTo } = entry;
  const about = { pictureId: uploaded?.id ?? null, replyToId: replyTo?.messageId ?? null };
  const variables = { input: { clientId, conversationId, content, ...about } };
  const sent = client.mutate({ mutation: SendMessageDocument, variables });
  const outcome = await outcomeOf(within(timeoutMs, sent), 'message');
  if ('done' in outcome) {
    putMessage(client.cache, readFragment(MessageFragment, outcome.done.message));
    return { kind: 'done' };
  }
  const failed = notSent(outcome.failure);
  // If the server has discarded the picture, the next attempt uploads it again.
  if (failed.kind === 'refused' && failed.text === uploadTexts.missing) await saveUpload(null);
  return failed;
}

async function upload(
  picture: OutboxPicture,
  { signal, onProgress, saveUpload }: Attempting,
  renewSession: () => Promise<unknown>,
): Promise<UploadOutcome> {
  if (picture.uploadId) return { kind: 'uploaded', id: picture.uploadId };
  // Most messages have no picture, so the upload code loads with the first one.
  const { sendUpload } = await fetchCode(() => import('#platform/uploads/send-upload.ts'));
  const uploaded = await sendUpload(picture, { purpose: chatPicture, signal, onProgress, renewSession });
  if (uploaded.kind === 'uploaded') await saveUpload(uploaded.id);
  return uploaded;
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
