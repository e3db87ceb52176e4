import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { type Caller, createAsk } from './ask.ts';

export interface SeenMessage {
  conversationId: string;
  number: number;
  clientId: string;
  content: string;
}

export interface SeenEvent {
  seq: number;
  type: string;
  at: number;
  message: SeenMessage | null;
}

/** A tab as the web app has it: it resumes after the last event it saw, at any BFF that answers. */
export interface Reader {
  /** All events it received, in that order. */
  seen: readonly SeenEvent[];
  /** The number of connections it had to open. */
  readonly connections: number;
  /** Stops reading from its socket, as a sleeping phone does, without closing it. */
  pause(): void;
  resume(): void;
  close(): Promise<void>;
}

interface Told {
  inbox?: { __typename: string; seq: number; message?: SeenMessage };
}

/** Every type of event selects its number, also those unrelated to chat. */
export async function inboxDocument(caller: Caller): Promise<string> {
  const { __type: union } = await createAsk(caller)('{ __type(name: "InboxUpdate") { possibleTypes { name } } }');
  const kinds = Array.isArray(union?.possibleTypes) ? union.possibleTypes.map(({ name }) => String(name)) : [];
  const numbers = kinds.map((name) => `... on ${name} { seq }`).join(' ');
  return `subscription Inbox($after: Int) { inbox(after: $after) { __typename ${numbers}
    ... on MessageAdded { message { conversationId number clientId content } } } }`;
}

export function openReader({ urls, origin, cookie }: Caller, document: string): Reader {
  const seen: SeenEvent[] = [];
  let connections = 0;
  let closed = false;
  let socket: WebSocket | null = null;
  class WithCookie extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { origin, headers: { cookie } });
      socket = this;
    }
  }
  const client = createClient({
    url: () => `${urls[connections++ % urls.length]?.replace('http', 'ws')}/graphql`,
    webSocketImpl: WithCookie,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: () => delay(50 + Math.random() * 100),
  });
  // The library repeats a request unchanged, so each connection must read the number again.
  const variables = {
    get after() {
      return seen.at(-1)?.seq ?? 0;
    },
  };

  function listen(): void {
    const again = () => void (closed || setTimeout(listen, 500));
    client.subscribe<Told>(
      { query: document, variables },
      { next: ({ data }) => data?.inbox && seen.push(eventOf(data.inbox)), error: again, complete: again },
    );
  }

  listen();
  return {
    seen,
    get connections() {
      return connections;
    },
    pause: () => socket?.pause(),
    resume: () => socket?.resume(),
    close: async () => {
      closed = true;
      await client.dispose();
    },
  };
}

function eventOf({ __typename, seq, message }: NonNullable<Told['inbox']>): SeenEvent {
  return { seq, type: __typename, at: performance.now(), message: message ?? null };
}
