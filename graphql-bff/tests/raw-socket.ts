import { WebSocket } from 'ws';

interface RawOptions {
  cookie?: string;
  answersPings?: boolean;
  /** As our own proxy tells it. */
  address?: string;
  /** As a proxy that the BFF trusts tells it. */
  forwardedFor?: string;
}

interface Message {
  id?: string;
  type: string;
  payload?: unknown;
}

/** A client without any manners of its own: what the protocol's library would do for it, it only does when told. */
export async function openRawSocket(
  url: string,
  { cookie, address, forwardedFor, answersPings = true }: RawOptions = {},
) {
  const ws = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    origin: url,
    autoPong: answersPings,
    headers: {
      ...(cookie && { cookie }),
      ...(address && { 'x-client-address': address }),
      ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
    },
  });
  const messages: Message[] = [];
  const kept = 2_000;
  let count = 0;
  let bytes = 0;
  let closedWith: number | null = null;
  const send = (message: Message) => ws.send(JSON.stringify(message));

  const acknowledged = new Promise<void>((done, failed) => {
    ws.on('error', failed);
    ws.on('close', (code) => {
      closedWith = code;
      done();
    });
    ws.on('message', (data) => {
      const text = String(data);
      if (text.includes('"connection_ack"')) return done();
      count += 1;
      bytes += text.length;
      if (messages.length < kept) messages.push(JSON.parse(text));
    });
  });
  ws.on('open', () => send({ type: 'connection_init' }));
  await acknowledged;
  return {
    ws,
    messages,
    send,
    subscribe: (id: string, query: string, variables: Record<string, unknown> = {}) =>
      send({ id, type: 'subscribe', payload: { query, variables } }),
    complete: (id: string) => send({ id, type: 'complete' }),
    get closedWith() {
      return closedWith;
    },
    get count() {
      return count;
    },
    get bytes() {
      return bytes;
    },
  };
}
