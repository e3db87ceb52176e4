import { type Client, createClient } from 'graphql-ws';

interface Opening {
  url: string;
  bearer: string | null;
  webSocket: unknown;
  pingMs: number;
}

type SocketClass = new (...args: string[]) => Pick<WebSocket, 'addEventListener'>;

const openWithinMs = 20_000;
const pongWithinMs = 5_000;

/** A socket that closes when the other end is silent: a network that loses a connection may say nothing. */
export function openSocket({ url, bearer, webSocket = globalThis.WebSocket, pingMs }: Opening): Client {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const stopTimer = () => clearTimeout(silence);
  const expectWithin = (ms: number) => {
    stopTimer();
    silence = setTimeout(() => client.terminate(), ms);
  };
  const client = createClient({
    url,
    connectionParams: { authorization: `Bearer ${bearer}` },
    webSocketImpl: withErrorsHeard(webSocket as SocketClass),
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

/** A socket that is given up while it opens fails later, and `ws` ends a process where no one listens to that. */
function withErrorsHeard(Base: SocketClass) {
  return class extends Base {
    constructor(...args: string[]) {
      super(...args);
      this.addEventListener('error', () => {});
    }
  };
}
