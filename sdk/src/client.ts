import type { Client as Socket } from 'graphql-ws';
import { ApiError } from './errors.ts';
import { openSocket } from './open-socket.ts';
import { createSession, type Login, type Post } from './session.ts';

/** An operation as text, or as code generators make it with its types. */
export type Document<Data, Variables> = string | { toString(): string; __apiType?: (variables: Variables) => Data };

export interface Connection extends Login {
  /** The address of the site, such as https://besesaka.example. */
  url: string;
  fetch?: typeof fetch;
  /** For Node before version 22, which has no WebSocket. */
  webSocket?: unknown;
  /** How often a live connection is checked; 12 unless given. */
  pingSeconds?: number;
}

/** An event of the inbox. Its type and fields are those that the document asks for. */
export interface InboxEvent {
  __typename: string;
  seq: number;
}

export interface InboxOptions {
  /** The selection on events besides `__typename` and `seq`, such as `... on OrderPlaced { order { id } }`. */
  select: string;
  /** The number of the last event that was handled; without it only new events arrive. */
  after?: number;
  signal?: AbortSignal;
}

export type Client = ReturnType<typeof createClient>;

const shortestPauseMs = 500;
const longestPauseMs = 30_000;
const mostRepeats = 5;
const answerMs = 30_000;

export function createClient(connection: Connection) {
  const endpoint = `${connection.url.replace(/\/+$/, '')}/graphql`;
  const post = createPost(endpoint, connection.fetch);
  const { bearer, renew } = createSession(post, connection);

  /** Sends a query or a mutation. Failures of a mutation are in its payload's `errors`. */
  async function query<Data, Variables extends object>(
    document: Document<Data, Variables>,
    variables?: Variables,
  ): Promise<Data> {
    const text = String(document);
    const send = (token: string | null) => repeated(text, () => post(text, variables ?? {}, token));
    try {
      return (await send(await bearer())) as Data;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'UNAUTHENTICATED' || !connection.logIn) throw error;
      return (await send((await renew()).accessToken)) as Data;
    }
  }

  /**
   * The user's events, in order, from `after` on. It continues after cuts of the network, also those that no one announces,
   * and ends with an error if the token ends.
   */
  async function* inbox<Event extends InboxEvent>({ select, after, signal }: InboxOptions): AsyncGenerator<Event> {
    const text = `subscription Inbox($after: Int) { inbox(after: $after) { __typename
      ... on InboxEvent { seq } ... on InboxReset { seq } ${select} } }`;
    let last = after ?? (await query<{ inboxSeq: number }, object>('{ inboxSeq }')).inboxSeq;
    let pauseMs = shortestPauseMs;
    let isEnded = false;
    while (!signal?.aborted) {
      try {
        // The session of the socket has ended. With a login a new one begins; a token is over.
        const current = isEnded ? (await renew()).accessToken : await bearer();
        isEnded = false;
        const socket = openSocket({
          url: endpoint.replace(/^http/, 'ws'),
          bearer: current,
          webSocket: connection.webSocket,
          pingMs: (connection.pingSeconds ?? 12) * 1000,
        });
        for await (const event of eventsOf<Event>(socket, { text, after: last, signal })) {
          pauseMs = shortestPauseMs;
          last = event.seq;
          yield event;
        }
      } catch (error) {
        if (error instanceof ApiError && !isPassing(error)) throw error;
        if (signal?.aborted) return;
        isEnded ||= Object(error).code === 4403;
      }
      await new Promise((done) => setTimeout(done, pauseMs * (0.5 + Math.random() / 2)));
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }

  return { query, inbox };
}

/** The site is away, or a proxy before it says so. */
const isPassing = ({ code }: ApiError) => code === 'UNAVAILABLE' || code.startsWith('HTTP_5');

/** Sends again while the site is unavailable, except a mutation, which may have been carried out. */
async function repeated<Answer>(text: string, send: () => Promise<Answer>): Promise<Answer> {
  for (let left = /\bmutation\b/.test(text) ? 0 : mostRepeats; ; left -= 1) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'UNAVAILABLE' || left === 0) throw error;
      await new Promise((done) => setTimeout(done, (error.retryAfter ?? 1) * 1000));
    }
  }
}

function createPost(endpoint: string, send = fetch): Post {
  return async (query, variables, bearer) => {
    const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) };
    const body = JSON.stringify({ query, variables });
    const response = await send(endpoint, { method: 'POST', headers, body, signal: AbortSignal.timeout(answerMs) });
    const retryAfter = Number(response.headers.get('retry-after')) || null;
    const { data, errors } = await response.json().catch(() => ({ errors: [{ message: response.statusText }] }));
    const [first] = errors ?? [];
    if (first) throw new ApiError(first.message, first.extensions?.code ?? `HTTP_${response.status}`, retryAfter);
    return data;
  };
}

interface From {
  text: string;
  after: number;
  signal: AbortSignal | undefined;
}

/** The events of one socket, until it is cut. Closes it in the end. */
async function* eventsOf<Event>(socket: Socket, { text, after, signal }: From): AsyncGenerator<Event> {
  const stop = () => void socket.dispose();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    for await (const { data, errors } of socket.iterate<{ inbox: Event }>({ query: text, variables: { after } })) {
      const [error] = errors ?? [];
      if (error) throw new ApiError(error.message, String(error.extensions?.code ?? 'INTERNAL'));
      if (data) yield data.inbox;
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    stop();
  }
}
