import { createClient as createSocket } from 'graphql-ws';
import { ApiError } from './errors.ts';

/** An operation as text, or as code generators make it with its types. */
export type Document<Data, Variables> = string | { toString(): string; __apiType?: (variables: Variables) => Data };

export interface Connection {
  /** The address of the site, such as https://besesaka.example. */
  url: string;
  /** An access token from the settings, or how to log in. Without either, only public data can be read. */
  token?: string;
  logIn?: { email: string; password: string };
  fetch?: typeof fetch;
  /** For Node before version 22, which has no WebSocket. */
  webSocket?: unknown;
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
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

const logInText = `mutation LogIn($input: LogInInput!) { result: logIn(input: $input) {
  tokens { accessToken refreshToken } errors { code message } } }`;
const renewText = `mutation Renew($input: RenewTokensInput!) { result: renewTokens(input: $input) {
  tokens { accessToken refreshToken } errors { code message } } }`;

const shortestPauseMs = 500;
const longestPauseMs = 30_000;

export function createClient(connection: Connection) {
  const { url, token, logIn, fetch: send = fetch } = connection;
  const endpoint = `${url.replace(/\/+$/, '')}/graphql`;
  let tokens: Tokens | null = null;
  let renewal: Promise<Tokens> | null = null;

  async function post(query: string, variables: object, bearer: string | null): Promise<Record<string, unknown>> {
    const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) };
    const response = await send(endpoint, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
    const retryAfter = Number(response.headers.get('retry-after')) || null;
    const { data, errors } = await response.json().catch(() => ({ errors: [{ message: response.statusText }] }));
    const [first] = errors ?? [];
    if (first) throw new ApiError(first.message, first.extensions?.code ?? `HTTP_${response.status}`, retryAfter);
    return data;
  }

  async function tokensFrom(query: string, input: object): Promise<Tokens> {
    const { result } = (await post(query, { input }, null)) as {
      result: { tokens: Tokens | null; errors: { code: string; message: string }[] };
    };
    if (result.tokens) return result.tokens;
    const [error] = result.errors;
    throw new ApiError(error?.message ?? 'The login failed.', error?.code ?? 'UNAUTHENTICATED');
  }

  /** Concurrent requests share one login or renewal. */
  function renew(): Promise<Tokens> {
    renewal ??= begin().finally(() => {
      renewal = null;
    });
    return renewal;
  }

  async function begin(): Promise<Tokens> {
    if (!logIn) throw new ApiError('The access token has ended or was revoked.', 'UNAUTHENTICATED');
    const known = tokens;
    tokens = null;
    // A refresh token works once: if its answer was lost, the login helps.
    tokens = known
      ? await tokensFrom(renewText, { refreshToken: known.refreshToken }).catch(() => start())
      : await start();
    return tokens;
  }

  const start = () => tokensFrom(logInText, { ...logIn, answersTokens: true });

  async function bearer(): Promise<string | null> {
    if (token) return token;
    if (!logIn) return null;
    return (tokens ?? (await renew())).accessToken;
  }

  /** Sends a query or a mutation. Failures of a mutation are in its payload's `errors`. */
  async function query<Data, Variables extends object>(
    document: Document<Data, Variables>,
    variables?: Variables,
  ): Promise<Data> {
    const text = String(document);
    try {
      return (await post(text, variables ?? {}, await bearer())) as Data;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'UNAUTHENTICATED' || !logIn) throw error;
      return (await post(text, variables ?? {}, (await renew()).accessToken)) as Data;
    }
  }

  /** The user's events, in order, from `after` on. It goes on after cuts of the network, and ends with an error if the token ends. */
  async function* inbox<Event extends InboxEvent>({ select, after, signal }: InboxOptions): AsyncGenerator<Event> {
    const text = `subscription Inbox($after: Int) { inbox(after: $after) { __typename
      ... on InboxEvent { seq } ... on InboxReset { seq } ${select} } }`;
    let last = after ?? (await query<{ inboxSeq: number }, object>('{ inboxSeq }')).inboxSeq;
    let pauseMs = shortestPauseMs;
    while (!signal?.aborted) {
      const current = await bearer();
      const socket = createSocket({
        url: endpoint.replace(/^http/, 'ws'),
        connectionParams: { authorization: `Bearer ${current}` },
        webSocketImpl: connection.webSocket,
        retryAttempts: 0,
        keepAlive: 12_000,
      });
      const stop = () => void socket.dispose();
      signal?.addEventListener('abort', stop, { once: true });
      try {
        for await (const { data, errors } of socket.iterate<{ inbox: Event }>({
          query: text,
          variables: { after: last },
        })) {
          const [error] = errors ?? [];
          if (error) throw new ApiError(error.message, String(error.extensions?.code ?? 'INTERNAL'));
          if (!data) continue;
          pauseMs = shortestPauseMs;
          last = data.inbox.seq;
          yield data.inbox;
        }
      } catch (error) {
        if (error instanceof ApiError) throw error;
        if (signal?.aborted) return;
        // The session of the socket has ended. With a login a new one begins; a token is over.
        if (Object(error).code === 4403) await renew();
      } finally {
        signal?.removeEventListener('abort', stop);
        stop();
      }
      await new Promise((done) => setTimeout(done, pauseMs * (0.5 + Math.random() / 2)));
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }

  return { query, inbox };
}
