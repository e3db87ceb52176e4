import type { Client } from '@besesaka/sdk';

export interface SeenEvent {
  __typename: string;
  seq: number;
  order?: { id: string; version: number };
  message?: { clientId: string; number: number };
  notification?: { id: string };
}

/** A program that follows the inbox of its user from the first event on. */
export interface Follower {
  seen: readonly SeenEvent[];
  /** Why the inbox ended, which it should not. */
  readonly end: string | null;
  stop(): Promise<void>;
}

const select = `... on OrderPlaced { order { id version } } ... on OrderChanged { order { id version } }
  ... on MessageAdded { message { clientId number } }`;
/** No API key may read them. */
const ofUser = '... on NotificationAdded { notification { id } }';

export function follow(client: Client, isUser: boolean): Follower {
  const seen: SeenEvent[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;
  let end: string | null = null;
  const following = (async () => {
    const options = { select: isUser ? `${select} ${ofUser}` : select, after: 0, signal };
    for await (const event of client.inbox(options)) seen.push(event as SeenEvent);
  })().catch((error: unknown) => {
    end = String(error);
  });
  return {
    seen,
    get end() {
      return end;
    },
    stop: async () => {
      stopping.abort();
      await following;
    },
  };
}
