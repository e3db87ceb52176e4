import type { ConversationSide } from '#gql/graphql.ts';
import type { ShrunkPicture } from '#platform/uploads/shrink-picture.ts';

export interface OutboxPicture extends ShrunkPicture {
  /** The server's id after the upload, so that an interrupted message does not upload its picture again. */
  uploadId: string | null;
}

/** The quoted message, as shown above the reply. */
export interface Quoted {
  messageId: string;
  number: number;
  sender: ConversationSide;
  content: string;
  hasPicture: boolean;
}

/** A message that the server has not acknowledged yet. */
export interface OutboxEntry {
  /** The position in the queue across all tabs. */
  order: number;
  /** The id from the start: sending it again under this id creates no duplicate. */
  clientId: string;
  userId: string;
  conversationId: string;
  content: string;
  picture: OutboxPicture | null;
  replyTo: Quoted | null;
  createdAt: string;
  /** The reason if the server refused it; null while it waits. */
  failure: string | null;
}

export type NewOutboxEntry = Omit<OutboxEntry, 'order'>;

/** The result of one attempt. */
export type Outcome =
  | { kind: 'done' }
  /** Refused for good, with the reason. */
  | { kind: 'refused'; text: string }
  /** Retry after this many seconds. */
  | { kind: 'slow-down'; seconds: number }
  /** No response, or one that does not say whether the message was accepted. */
  | { kind: 'unreachable' }
  /** The session has ended. Sending continues after the next login. */
  | { kind: 'logged-out' }
  /** The user deleted it while it was being sent. */
  | { kind: 'taken-back' };

/** `sent`: acknowledged, and shown here until the real message replaces it. */
export type PendingState = 'sending' | 'waiting-for-network' | 'held-back' | 'failed' | 'sent';

export interface PendingMessage {
  entry: OutboxEntry;
  state: PendingState;
  /** The share of the picture that is uploaded, 0 to 1; null if no upload is running. */
  progress: number | null;
}

export interface Attempting {
  entry: OutboxEntry;
  signal: AbortSignal;
  onProgress(part: number): void;
  /** Stores the picture's id, so that it is not uploaded again. */
  saveUpload(uploadId: string | null): Promise<void>;
}
