import { GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer, type Context as WsContext } from 'graphql-ws';
import type { HubSocket } from '#platform/live/subscription.ts';
import type { Protocol } from './protocol.ts';

/** graphql-ws's side of an acknowledged socket. Most sockets never need one. */
export interface Relay {
  forward(text: string): void;
  has(id: string): boolean;
  /** How many operations it carries. */
  size(): number;
  closed(code: number, reason: string): void;
}

export function openRelay(socket: HubSocket, protocol: Protocol, onError: () => void): Relay {
  let pass = (_text: string): Promise<void> => Promise.resolve();
  let context: WsContext | null = null;
  /** What comes before it is acknowledged, which takes it a turn. */
  let waiting: string[] | null = [];

  const forward = (text: string) => void pass(text).catch(onError);
  const running = () => Object.keys(context?.subscriptions ?? {});

  /** The first thing that it says is the acknowledgement, which the client has long had. */
  function send(text: string) {
    if (waiting === null) return socket.send(text);
    const due = waiting;
    waiting = null;
    due.forEach(forward);
  }

  const server = makeServer({
    ...protocol(() => socket.context()),
    connectionInitWaitTimeout: 0,
    onConnect(its) {
      context = its;
    },
  });
  const end = server.opened(
    {
      protocol: GRAPHQL_TRANSPORT_WS_PROTOCOL,
      send,
      close: (code, reason) => socket.close(code ?? 1000, reason ?? ''),
      onMessage(listener) {
        pass = listener;
      },
    },
    {},
  );
  forward('{"type":"connection_init"}');

  return {
    forward: (text) => (waiting === null ? forward(text) : void waiting.push(text)),
    has: (id) => running().includes(id),
    size: () => running().length + (waiting?.length ?? 0),
    closed: (code, reason) => void end(code, reason),
  };
}
