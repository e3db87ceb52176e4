/** A picture as it will be uploaded: bytes rather than a Blob, which some browsers lose from their database. */
export interface OutboxPicture {
  bytes: ArrayBuffer;
  type: string;
  width: number;
  height: number;
  /** From the service, once it is there: what comes after an interruption need not be sent twice. */
  uploadId: string | null;
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
