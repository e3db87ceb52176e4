import { type DocumentNode, parse } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { createSocket } from './socket.ts';

interface Sent {
  id?: string;
  type: string;
  payload?: { query: string; extensions?: object };
}

const subscribed: Sent['payload'][] = [];

/** A server of another release: it knows texts, but no hashes. */
class OtherRelease {
  static readonly OPEN = 1;
  readonly OPEN = 1;
  readyState = 1;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    setTimeout(() => this.onopen?.());
  }

  send(text: string) {
    const { id, type, payload }: Sent = JSON.parse(text);
    if (type === 'connection_init') this.reply({ type: 'connection_ack' });
    if (type !== 'subscribe') return;
    subscribed.push(payload);
    if (payload?.query) this.reply({ id, type: 'next', payload: { data: { seq: 1 } } });
    else this.reply({ id, type: 'error', payload: [{ message: 'Syntax Error: Unexpected <EOF>.' }] });
  }

  close() {
    this.readyState = 3;
  }

  private reply(message: object) {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }
}

afterEach(() => vi.unstubAllGlobals());

test('a subscription is sent by its hash, and by its text if the server does not know the hash', async () => {
  vi.stubGlobal('WebSocket', OtherRelease);
  const socket = createSocket({
    url: 'ws://besesaka.test/graphql',
    renew: async () => {},
    connection: { opened: () => {}, lost: () => {} },
  });
  const document: DocumentNode = Object.assign(parse('subscription { seq }'), { __meta__: { hash: 'abc' } });
  const [next, error] = [vi.fn(), vi.fn()];
  socket.subscribe({ document, variables: {} }, { next, error, complete: () => {} });
  await vi.waitFor(() => expect(next).toHaveBeenCalledWith({ data: { seq: 1 } }));
  expect(subscribed).toMatchObject([
    { query: '', extensions: { persistedQuery: { sha256Hash: 'abc' } } },
    { query: expect.stringContaining('seq') },
  ]);
  expect(error).not.toHaveBeenCalled();
});
