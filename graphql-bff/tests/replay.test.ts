import { inTransaction } from '@besesaka/marketplace/platform/db/transaction.ts';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { sessionStarted } from '@besesaka/schema/accounts/events.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, serviceSecret, silent, startBff, type TestBff } from './bff.ts';
import { openRawSocket } from './raw-socket.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
let isLogAway = false;
/** The log answers when this is over. */
let logIsHeld: Promise<unknown> = Promise.resolve();
const warned: unknown[][] = [];

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await startBff({
    marketplaceFetch: async (request) => {
      if (!request.url.includes('/api/events?')) return market.marketplace.fetch(request);
      await logIsHeld;
      return isLogAway ? new Response('Bad gateway', { status: 502 }) : market.marketplace.fetch(request);
    },
    bus: market.bus,
    log: { ...silent, warn: (...entry: unknown[]) => void warned.push(entry) },
  });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

const text = 'subscription ($after: Int) { inbox(after: $after) { ... on SessionStarted { seq } } }';

/** A user who missed this many events. */
async function withEvents(number: number) {
  const { id, email } = await market.world.createUser();
  const browser = bff.browser();
  await browser.logIn(email, password);
  const payload = { session_id: id, device: 'Chrome on Android', started_at: market.clock.now().toISOString() };
  await inTransaction(market.context(), async (tx) => {
    for (let seq = 1; seq < number; seq += 1) tx.emit(id, sessionStarted, payload);
  });
  return openRawSocket(bff.url, { cookie: browser.cookie() });
}

test('of fifty inboxes on one socket four run, and share one read of the log', async () => {
  const number = 300;
  const socket = await withEvents(number);
  const before = bff.calls.length;
  const refused = () => socket.messages.filter(({ type }) => type === 'error');
  // The first answer waits until all have asked, however slow the machine is.
  logIsHeld = eventually(() => refused().length >= 46);
  for (let id = 0; id < 50; id += 1) socket.subscribe(String(id), text, { after: 0 });
  await eventually(() => socket.messages.filter(({ type }) => type === 'next').length >= 4 * number);
  const refusals = refused();
  expect(refusals).toHaveLength(46);
  expect(JSON.stringify(refusals[0])).toContain('RATE_LIMITED');
  for (const id of ['0', '1', '2', '3']) {
    const seqs = socket.messages.filter((message) => message.id === id && message.type === 'next');
    expect(seqs).toHaveLength(number);
  }
  // A slow read is repeated once.
  expect(bff.calls.slice(before).filter((call) => call.includes('/api/events?')).length).toBeLessThanOrEqual(2);
  socket.complete('0');
  socket.subscribe('one more', text, { after: 0 });
  await eventually(() => socket.messages.filter(({ id }) => id === 'one more').length >= number);
  socket.ws.close();
});

test('a log that cannot be read is logged once per user with the cause, and read again when it is back', async () => {
  const sockets = [await withEvents(2), await withEvents(2)];
  warned.length = 0;
  isLogAway = true;
  for (const socket of sockets) for (const id of ['a', 'b', 'c']) socket.subscribe(id, text, { after: 0 });
  const warnings = () =>
    warned.filter(([, text]) => String(text).includes('event log')).map(([about]) => Object(about));
  await eventually(() => warnings().length >= 2);
  isLogAway = false;
  await eventually(() => sockets.every(({ messages }) => messages.filter(({ type }) => type === 'next').length === 6));
  expect(warnings()).toHaveLength(2);
  expect(new Set(warnings().map(({ user }) => user)).size).toBe(2);
  expect(String(warnings()[0]?.err.cause)).toContain('502');
  for (const { ws } of sockets) ws.close();
});
