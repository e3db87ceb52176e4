import { ApolloLink, Observable } from '@apollo/client';
import { type DocumentNode, print } from 'graphql';
import type { Client, FormattedExecutionResult, Sink } from 'graphql-ws';
import { createContext, use } from 'react';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { registeredName } from './registered.ts';
import type { SocketOptions } from './socket-client.ts';

export interface SocketRequest {
  document: DocumentNode;
  /** Read for each connection, so a getter in it returns the current value. */
  variables: Record<string, unknown>;
}

export interface Socket {
  subscribe(request: SocketRequest, sink: Sink<FormattedExecutionResult>): () => void;
  /** Reconnects with the current cookies. */
  restart(): void;
}

/** One connection for all subscriptions of the tab. The first subscription loads its library. */
export function createSocket(options: SocketOptions): Socket {
  let client: Client | undefined;
  let loading: Promise<Client> | undefined;
  const load = async () => {
    const { openSocketClient } = await fetchCode(() => import('./socket-client.ts'));
    client = openSocketClient(options);
    return client;
  };
  return {
    subscribe(request, sink) {
      let stop: (() => void) | undefined;
      let stopped = false;
      loading ??= load();
      loading.then(
        (opened) => {
          if (!stopped) stop = subscribeByHash(opened, request, sink);
        },
        (error) => {
          // The chunk could not be loaded; the next subscription retries.
          loading = undefined;
          sink.error(error);
        },
      );
      return () => {
        stopped = true;
        stop?.();
      };
    },
    restart: () => client?.terminate(),
  };
}

/** Sends the registered hash, and the text to a server of another release, which does not know the hash. */
function subscribeByHash(client: Client, { document, variables }: SocketRequest, sink: Sink<FormattedExecutionResult>) {
  const extensions = registeredName(document);
  let stop = () => {};
  const sendText = () => {
    stop = client.subscribe({ query: print(document), variables }, sink);
  };
  if (extensions) {
    const { next, complete } = sink;
    stop = client.subscribe({ query: '', extensions, variables }, { next, complete, error: sendText });
  } else sendText();
  return () => stop();
}

/** An Apollo link for subscriptions. */
export function createSocketLink(socket: Socket): ApolloLink {
  return new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) =>
        socket.subscribe(
          { document: query, variables },
          {
            next: (result) => observer.next(result),
            error: (error) => observer.error(error instanceof Error ? error : new Error('The subscription failed')),
            complete: () => observer.complete(),
          },
        ),
      ),
  );
}

export const SocketContext = createContext<Socket | null>(null);

/** Null on the server. */
export function useSocket(): Socket | null {
  return use(SocketContext);
}
