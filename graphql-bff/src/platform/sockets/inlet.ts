import { CloseCode, type Context as WsContext } from 'graphql-ws';
import type { Hub, HubSocket } from '#platform/live/hub.ts';
import type { Subscription } from '#platform/live/subscription.ts';
import { type Begin, readMessage } from './message.ts';

interface InletDeps {
  socket: HubSocket;
  hub: Hub;
  own: Map<string, Subscription>;
  /** graphql-ws's view of the socket, once it is acknowledged. */
  ready: () => WsContext | null;
}

const maxSubscriptions = 50;

/** Looks at each message first; true when nothing is left for graphql-ws to do. */
export function createInlet({ socket, hub, own, ready }: InletDeps): (text: string) => boolean {
  function begin(message: Begin, { subscriptions }: WsContext): boolean {
    if (own.has(message.id) || message.id in subscriptions) {
      socket.close(CloseCode.SubscriberAlreadyExists, `Subscriber for ${message.id} already exists`);
      return true;
    }
    if (own.size + Object.keys(subscriptions).length >= maxSubscriptions) {
      const errors = [{ message: `At most ${maxSubscriptions} subscriptions on one socket.` }];
      socket.send(JSON.stringify({ id: message.id, type: 'error', payload: errors }));
      return true;
    }
    return hub.subscribe(socket, message, own);
  }

  return (text) => {
    const message = readMessage(text);
    const context = ready();
    if (message === null || context === null) return false;
    if (message.type === 'subscribe') return begin(message, context);
    own.get(message.id)?.close();
    return own.delete(message.id);
  };
}
