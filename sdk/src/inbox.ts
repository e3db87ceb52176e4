import { type Client, createClient } from 'graphql-ws/client';
import { ApiError } from './errors.ts';

interface Opening {
  url: string;
  bearer: string | null;
  pingMs: number;
}

interface Following {
  select: string;
  after: number;
  signal: AbortSignal | undefined;
}

interface Refusal {
  message: string;
  extensions?: Record<string, unknown>;
}

type SocketClass = new (...args: string[]) => Pick<WebSocket, 'addEventListener'>;

const openWithinMs = 20_000;
const pongWithinMs = 5_000;

/** The events of one socket, until it is cut. Closes it in the end. */
export async function* eventsOf<Event>(opening: Opening, { select, after, signal }: Following): AsyncGenerator<Event> {
  const query = `subscription Inbox($after: Int) { inbox(after: $after) { __typename
    ... on InboxEvent { seq } ... on InboxReset { seq } ${select} } }`;
  const socket = openSocket(opening, await socketClass());
  // A connection that is given up while it opens fails later, and no one waits for it.
  const stop = () => void Promise.resolve(socket.dispose()).catch(() => {});
  signal?.addEventListener('abort', stop, { once: true });
  try {
    for await (const { data, errors } of socket.iterate<{ inbox: Event }>({ query, variables: { after } })) {
      if (errors?.length) throw refusalOf(errors);
      if (data) yield data.inbox;
    }
  } catch (error) {
    // A subscription that is refused as a whole ends with a list of errors.
    throw Array.isArray(error) ? refusalOf(error) : error;
  } finally {
    signal?.removeEventListener('abort', stop);
    stop();
  }
}

function refusalOf(errors: readonly Refusal[]): ApiError {
  const [first] = errors;
  return new ApiError(first?.message ?? '', { code: String(first?.extensions?.code ?? 'INTERNAL'), errors });
}

/** A socket that closes when the other end is silent: a network that loses a connection may say nothing. */
function openSocket({ url, bearer, pingMs }: Opening, webSocketImpl: SocketClass): Client {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const stopTimer = () => clearTimeout(silence);
  const expectWithin = (ms: number) => {
    stopTimer();
    silence = setTimeout(() => client.terminate(), ms);
  };
  const client = createClient({
    url,
    connectionParams: { authorization: `Bearer ${bearer}` },
    webSocketImpl,
    retryAttempts: 0,
    keepAlive: pingMs,
    on: {
      connecting: () => expectWithin(openWithinMs),
      connected: stopTimer,
      ping: (isReceived) => isReceived || expectWithin(pongWithinMs),
      pong: (isReceived) => isReceived && stopTimer(),
      closed: stopTimer,
      error: stopTimer,
    },
  });
  return client;
}

/** The runtime's own, or that of the optional package `ws`: Node has none before version 22. */
async function socketClass(): Promise<SocketClass> {
  const Base: SocketClass = globalThis.WebSocket ?? (await import('ws')).WebSocket;
  // A socket that is given up while it opens fails later, and `ws` ends a process where no one listens to that.
  return class extends Base {
    constructor(...args: string[]) {
      super(...args);
      this.addEventListener('error', () => {});
    }
  };
}
