import { WebSocket } from 'ws';

interface RawOptions {
  cookie?: string;
  origin?: string;
  /** The field of that name in the first message. */
  authorization?: unknown;
  answersPings?: boolean;
  /** The client's address, as our own proxy reports it. */
  address?: string;
  /** The client's address, as a trusted proxy reports it. */
  forwardedFor?: string;
}

interface Message {
  id?: string;
  type: string;
  payload?: unknown;
}

/** Opens a WebSocket without a protocol library, so that a test decides about every message. */
export async function openRawSocket(
  url: string,
  { cookie, origin = url, authorization, address, forwardedFor, answersPings = true }: RawOptions = {},
) {
  const ws = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    origin,
    autoPong: answersPings,
    headers: {
      ...(cookie && { cookie }),
      ...(address && { 'x-client-address': address }),
      ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
    },
  });
  const messages: Message[] = [];
  const storedMessages = 2_000;
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
      if (messages.length < storedMessages) messages.push(JSON.parse(text));
    });
  });
  const payload = authorization === undefined ? undefined : { authorization };
  ws.on('open', () => send({ type: 'connection_init', payload }));
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
