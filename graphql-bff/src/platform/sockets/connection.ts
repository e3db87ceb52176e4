import type { WebSocket as ProtocolSocket, Context as WsContext } from 'graphql-ws';
import { CloseCode, makeServer } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { type Context, createContext } from '#platform/context.ts';
import { accessToken, anonymous, type Identity, identityOf } from '#platform/identity.ts';
import type { Inboxes } from '#platform/inbox/inboxes.ts';
import type { Hub, HubSocket } from '#platform/live/hub.ts';
import { type LiveFor, readViewer } from '#platform/live/live.ts';
import type { Feed, Viewer } from '#platform/live/source.ts';
import type { Subscription } from '#platform/live/subscription.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { RestSession } from '#platform/rest-session.ts';
import { readMessage } from './message.ts';
import type { Protocol } from './protocol.ts';

export interface ConnectionDeps {
  hub: Hub;
  inboxes: Inboxes;
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

const maxSubscriptions = 50;
/** So much unsent, and the reader is too slow: it is dropped, and resumes from where it was. */
const maxBuffered = 1024 * 1024;

/** One socket, bound to the session it was opened with. */
export function createConnection(ws: WebSocket, headers: Headers, deps: ConnectionDeps): Connection {
  const identity = identityOf(headers);
  const own = new Map<string, Subscription>();
  let session: Feed | null = null;
  let viewer: Viewer | null = null;
  let ready: WsContext | null = null;
  let gone = false;

  function send(text: string): void {
    if (ws.readyState !== ws.OPEN) return;
    if (ws.bufferedAmount > maxBuffered) {
      deps.metrics.slowReaders.inc();
      return ws.terminate();
    }
    deps.metrics.liveSent.inc();
    ws.send(text);
  }

  function contextOf(who: Identity): Context {
    const rest = deps.restFor(who);
    return createContext(who.requestId, rest, deps.liveFor(rest, who === identity ? viewer : null));
  }

  const socket: HubSocket = {
    get viewer() {
      return viewer;
    },
    send,
    close: (code, reason) => ws.close(code, reason),
    context: () => contextOf(identity),
    publicContext: () => contextOf(anonymous(identity)),
  };

  /** An expired or ended session is told to go and renew by HTTP; a visitor without any is welcome. */
  async function onConnect(context: WsContext): Promise<boolean> {
    const token = accessToken(identity);
    if (token === null && identity.cookies.has('refresh')) return false;
    if (token !== null) {
      viewer = await readViewer(deps.restFor(identity));
      if (viewer === null) return false;
      const watching = await deps.inboxes.watchSession(viewer.sessionId, () =>
        ws.close(CloseCode.Forbidden, 'Session ended'),
      );
      if (gone) watching.close();
      session = watching;
    }
    ready = context;
    return true;
  }

  const protocolSocket: ProtocolSocket = {
    protocol: ws.protocol,
    send: (data) => send(data),
    close: (code, reason) => ws.close(code, reason),
    onMessage: (forward) => ws.on('message', (data) => receive(String(data), forward)),
  };

  function receive(text: string, forward: (text: string) => Promise<void>): void {
    const message = readMessage(text);
    if (ready !== null && message?.type === 'subscribe') {
      if (own.has(message.id) || message.id in ready.subscriptions) {
        return ws.close(CloseCode.SubscriberAlreadyExists, `Subscriber for ${message.id} already exists`);
      }
      if (own.size + Object.keys(ready.subscriptions).length >= maxSubscriptions) {
        const errors = [{ message: `At most ${maxSubscriptions} subscriptions on one socket.` }];
        return send(JSON.stringify({ id: message.id, type: 'error', payload: errors }));
      }
      if (deps.hub.subscribe(socket, message, own)) return;
    }
    if (message?.type === 'complete' && own.has(message.id)) {
      own.get(message.id)?.close();
      own.delete(message.id);
      return;
    }
    forward(text).catch(() => ws.close(CloseCode.InternalServerError, 'Something went wrong'));
  }

  const end = makeServer({ ...deps.protocol(() => contextOf(identity)), onConnect }).opened(protocolSocket, {});
  return {
    closed(code, reason) {
      gone = true;
      session?.close();
      for (const subscription of own.values()) subscription.close();
      own.clear();
      void end(code, reason);
    },
  };
}
