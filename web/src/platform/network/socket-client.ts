import { type Client, createClient, type Sink } from 'graphql-ws';
import { reloadIfReplaced } from '#platform/page/fetch-code.ts';
import type { connection as Shown } from './connection.ts';
import { somethingChanged } from './join-reads.ts';
import { misfit } from './registered.ts';

export interface SocketOptions {
  url: string;
  /** Renews the session by HTTP, because a socket cannot set cookies. */
  renew(): Promise<void>;
  connection: Pick<typeof Shown, 'opened' | 'lost'>;
}

const expired = 4403;
const pingEvery = 12_000;
const pongWithin = 5000;

/** A separate module, so that the library loads after the first view. */
export function openSocketClient({ url, renew, connection }: SocketOptions): Client {
  let mustRenew = false;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = createCount(connection.opened);
  const client = createClient({
    url: async () => {
      if (mustRenew) await renew();
      mustRenew = false;
      return url;
    },
    keepAlive: pingEvery,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: (retries) => wait(retryDelay(retries, Math.random())),
    shouldRetry: () => true,
    lazyCloseTimeout: 3000,
    on: {
      connected: () => connection.opened(),
      closed: (event) => {
        clearTimeout(pongTimer);
        const { code } = event as CloseEvent;
        if (code === expired) mustRenew = true;
        // Without listeners there is no reconnect.
        if (code === 1000 || listeners.areNone()) connection.opened();
        else connection.lost();
      },
      ping: (received) => {
        if (received) return;
        clearTimeout(pongTimer);
        // A phone that changes its network does not learn that the old connection is dead.
        pongTimer = setTimeout(() => client.terminate(), pongWithin);
      },
      pong: (received) => {
        if (received) clearTimeout(pongTimer);
      },
    },
  });
  return {
    ...client,
    subscribe: (payload, sink) => {
      const over = listeners.begin();
      const stop = client.subscribe(payload, onFirstResult(sink, over));
      return () => {
        over();
        stop();
      };
    },
  };
}

/** Every event may outdate earlier reads. After completion or an error, no more events arrive. */
function onFirstResult<Result>(sink: Sink<Result>, over: () => void): Sink<Result> {
  return {
    next: (result) => {
      somethingChanged();
      sink.next(result);
    },
    complete: () => {
      over();
      sink.complete();
    },
    error: (error) => {
      over();
      if (JSON.stringify(error)?.includes(misfit)) void reloadIfReplaced();
      sink.error(error);
    },
  };
}

/** Counts the listeners and reports when the last one stops. */
function createCount(onNone: () => void) {
  let count = 0;
  return {
    areNone: () => count === 0,
    begin() {
      count += 1;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        count -= 1;
        if (count === 0) onNone();
      };
    },
  };
}

/** Half a second, doubling up to ten, with a random part, so that clients do not reconnect to a restarted server all at once. */
export function retryDelay(retries: number, random: number): number {
  const full = Math.min(10_000, 500 * 2 ** Math.min(retries, 10));
  return Math.round(full / 2 + (full / 2) * random);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
