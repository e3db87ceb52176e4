import { afterEach, expect, test, vi } from 'vitest';
import { createConnection } from './connection.ts';
import { openSocketClient, retryDelay } from './socket-client.ts';

test('the wait doubles up to ten seconds, half of it random', () => {
  expect([0, 1, 2].map((retries) => retryDelay(retries, 1))).toEqual([500, 1000, 2000]);
  expect(retryDelay(3, 0)).toBe(2000);
  expect(retryDelay(1000, 1)).toBe(10_000);
});

/** As much of a browser's socket as the client needs: it opens at once, and what is sent is acknowledged. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readonly OPEN = 1;
  readonly CLOSED = 3;
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    super();
    setTimeout(() => {
      this.readyState = this.OPEN;
      this.onopen?.();
    });
  }

  send(text: string) {
    if (text.includes('connection_init'))
      setTimeout(() => this.onmessage?.({ data: JSON.stringify({ type: 'connection_ack' }) }));
  }

  close(code = 1000, reason = '') {
    this.readyState = this.CLOSED;
    setTimeout(() => this.onclose?.({ code, reason, wasClean: true }));
  }
}

afterEach(() => vi.unstubAllGlobals());

const sink = { next: () => {}, error: () => {}, complete: () => {} };

/** A tab whose user listens, with the socket open. */
async function listening() {
  vi.stubGlobal('WebSocket', FakeSocket);
  const connection = createConnection({ quietMilliseconds: 1 });
  const opened = vi.fn(connection.opened);
  const client = openSocketClient({
    url: 'ws://besesaka.test/graphql',
    renew: async () => {},
    connection: { ...connection, opened },
  });
  const stop = client.subscribe({ query: 'subscription { inbox { seq } }' }, sink);
  await vi.waitFor(() => expect(opened).toHaveBeenCalled());
  return { client, connection, stop };
}

const aMoment = () => new Promise((done) => setTimeout(done, 20));

test.each([
  ['before', true],
  ['after', false],
])(
  'a visitor hears nothing of a lost connection if the user stops listening %s the socket closes',
  async (_, first) => {
    const { client, connection, stop } = await listening();
    if (first) stop();
    client.terminate();
    if (!first) stop();
    await aMoment();
    expect(connection.current()).toBe('up');
  },
);

test('remaining listeners are notified until the socket is open again', async () => {
  const { client, connection } = await listening();
  client.terminate();
  await vi.waitFor(() => expect(connection.current()).toBe('down'), { interval: 1 });
  await vi.waitFor(() => expect(connection.current()).toBe('up'));
});
