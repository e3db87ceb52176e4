import type { ConversationSide } from '#gql/graphql.ts';
import type { ShrunkPicture } from '#platform/uploads/shrink-picture.ts';

export interface OutboxPicture extends ShrunkPicture {
  /** From the service, once it is there: what comes after an interruption need not be sent twice. */
  uploadId: string | null;
}

/** What a message answers to, as it is shown above it. */
export interface Quoted {
  messageId: string;
  number: number;
  sender: ConversationSide;
  content: string;
  hasPicture: boolean;
}

/** A message that its person has written and nobody has acknowledged yet. */
export interface OutboxEntry {
  /** Its place in the queue, whichever tab it was written in. */
  order: number;
  /** The message's id from its first moment on: sent again under it, it is the same message. */
  clientId: string;
  personId: string;
  conversationId: string;
  content: string;
  picture: OutboxPicture | null;
  /** Missing where an older page kept it. */
  replyTo?: Quoted | null;
  createdAt: string;
  /** Why the service refused it; null while it waits to be sent. */
  failure: string | null;
  /** Not to be sent before this moment (milliseconds since 1970): the service asked for patience. */
  notBefore: number;
}

export type NewOutboxEntry = Omit<OutboxEntry, 'order'>;

/** What one attempt came to. */
export type Outcome =
  | { kind: 'done' }
  /** For good, with the reason in words. */
  | { kind: 'refused'; text: string }
  /** To be tried again after this many seconds. */
  | { kind: 'slow-down'; seconds: number }
  /** No answer, or none that says anything about the message. */
  | { kind: 'unreachable' }
  /** The session is over: it goes on when its person is back. */
  | { kind: 'logged-out' };

/** `sent`: acknowledged, and shown here until the real message stands in its place. */
export type PendingState = 'sending' | 'waiting-for-network' | 'held-back' | 'failed' | 'sent';

export interface PendingMessage {
  entry: OutboxEntry;
  state: PendingState;
  /** How much of its picture has been uploaded, 0 to 1; null when nothing is under way. */
  progress: number | null;
}

export interface Attempting {
  entry: OutboxEntry;
  signal: AbortSignal;
  onProgress(part: number): void;
  /** Keeps the picture's id, so that it is not uploaded again. */
  keepUpload(uploadId: string | null): Promise<void>;
}
