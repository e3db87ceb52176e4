import { CloseCode, makeServer, type Context as WsContext } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { type Context, createContext } from '#platform/context.ts';
import { anonymous, type Identity, identityOf } from '#platform/identity.ts';
import type { Inboxes } from '#platform/inbox/inboxes.ts';
import type { Hub, HubSocket } from '#platform/live/hub.ts';
import type { LiveFor } from '#platform/live/live.ts';
import type { Subscription } from '#platform/live/subscription.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { Presence } from '#platform/presence.ts';
import type { RestSession } from '#platform/rest-session.ts';
import { createAdmission } from './admission.ts';
import { createInlet } from './inlet.ts';
import { createOutbox } from './outbox.ts';
import type { Protocol } from './protocol.ts';

export interface ConnectionDeps {
  hub: Hub;
  inboxes: Inboxes;
  presence: Presence;
  metrics: Metrics;
  liveFor: LiveFor;
  /** The marketplace for a socket: it never renews. */
  restFor: (identity: Identity) => RestSession;
  /** graphql-ws for everything that the hub does not serve. */
  protocol: Protocol;
}

export interface Connection {
  closed(code: number, reason: string): void;
}

/** One socket: the hub serves its live subscriptions, graphql-ws the rest of the protocol. */
export function createConnection(ws: WebSocket, headers: Headers, deps: ConnectionDeps): Connection {
  const identity = identityOf(headers);
  const admission = createAdmission(identity, deps);
  const own = new Map<string, Subscription>();
  const { send, room } = createOutbox(ws, deps.metrics);
  let ready: WsContext | null = null;

  function contextOf(who: Identity): Context {
    const rest = deps.restFor(who);
    return createContext(who.requestId, rest, deps.liveFor(rest, who === identity ? admission.viewer : null));
  }

  const socket: HubSocket = {
    get viewer() {
      return admission.viewer;
    },
    send,
    room,
    close: (code, reason) => ws.close(code, reason),
    context: () => contextOf(identity),
    publicContext: () => contextOf(anonymous(identity)),
  };

  async function onConnect(context: WsContext): Promise<boolean> {
    const admitted = await admission.admit(() => ws.close(CloseCode.Forbidden, 'Session ended'));
    if (admitted) ready = context;
    return admitted;
  }

  const inlet = createInlet({ socket, hub: deps.hub, own, ready: () => ready });
  const end = makeServer({ ...deps.protocol(socket.context), onConnect }).opened(
    {
      protocol: ws.protocol,
      send,
      close: socket.close,
      onMessage: (forward) =>
        ws.on('message', (data) => {
          const text = String(data);
          if (inlet(text)) return;
          forward(text).catch(() => ws.close(CloseCode.InternalServerError, 'Something went wrong'));
        }),
    },
    {},
  );

  return {
    closed(code, reason) {
      admission.close();
      for (const subscription of own.values()) subscription.close();
      own.clear();
      void end(code, reason);
    },
  };
}
