import { and, eq, gt, isNull, ne, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversationMembers, conversations, messageCounts, messages } from '#chat/tables.ts';
import { notificationCounts } from '#notifications/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { readEvents } from '#platform/events/read-events.ts';
import { createLog } from '#platform/telemetry/log.ts';
import type { TestMarketplace } from '#world/browser-of.ts';
import { countStatements } from './count-statements.ts';
import { say, startChat, talker, talking } from './talkers.ts';

const retries: string[] = [];
let market: TestMarketplace;
beforeAll(async () => {
  const log = createLog({ level: 'warn', destination: { write: (line) => retries.push(line) } });
  market = await startChat({}, { log, poolSize: 10 });
});
afterAll(() => market.close());

/** The expected counters, computed from the rows. */
async function recomputed(userId: string) {
  const members = await market.db.select().from(conversationMembers).where(eq(conversationMembers.userId, userId));
  const unreads: number[] = [];
  for (const { conversationId, side, readNumber, unread } of members) {
    const isOther = and(ne(messages.sender, side), isNull(messages.orderCode));
    const real = await market.db.$count(
      messages,
      and(eq(messages.conversationId, conversationId), isOther, gt(messages.number, readNumber)),
    );
    expect(unread).toBe(real);
    unreads.push(real);
  }
  return unreads.reduce((all, one) => all + one, 0);
}

/** Falls the same way each time. */
function createDice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

test('after any order of messages and reads, every counter equals a new count', async () => {
  const { shop, buyer, seller, id } = await talking(market);
  const ids = [id];
  for (let i = 0; i < 3; i += 1) {
    const { id: product } = await market.world.createProduct({ shop });
    ids.push(String((await buyer.post('/api/chat/create', { product, message: 'And this?' })).body.data?.id));
  }
  const roll = createDice(20_261_120);
  for (let round = 0; round < 12; round += 1) {
    const acts = Array.from({ length: 12 }, () => {
      const by = roll(2) ? buyer : seller;
      const one = ids[roll(ids.length)] ?? id;
      const kind = roll(5);
      if (kind < 3) return say(by, one, `round ${round}`);
      if (kind === 3) return by.post(`/api/chat/${one}/read`, { up_to: roll(40) });
      return by.post(`/api/chat/${one}/archive`, { archived: roll(2) === 1 });
    });
    for (const { status } of await Promise.all(acts)) expect(status).toBeLessThan(300);
  }
  for (const { id: userId } of [buyer, seller]) {
    const expected = await recomputed(userId);
    const [stored] = await market.db.select().from(messageCounts).where(eq(messageCounts.userId, userId));
    expect(stored?.unread).toBe(expected);
    const { events } = await readEvents({ ctx: market.context(), input: { user: userId, after: 0, limit: 1000 } });
    const last = events.findLast(({ type }) => /^(message|conversation)/.test(type));
    expect(last?.payload).toMatchObject({ unread: { messages: expected } });
    const seqs = events.map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, i) => i + 1));
  }
  for (const conversationId of ids) {
    const rows = await market.db
      .select()
      .from(messages)
      .where(eq(messages.conversationId, conversationId))
      .orderBy(messages.number);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
    const [row] = await market.db.select().from(conversations).where(eq(conversations.id, conversationId));
    expect(row?.lastNumber).toBe(rows.length);
  }
});

test('parallel messages between the same users in both directions cause no deadlock', async () => {
  const pairs = await Promise.all(Array.from({ length: 4 }, () => talking(market)));
  // Each seller also buys from the next one, so that everybody is on both sides.
  const crossed = await Promise.all(
    pairs.map(async ({ seller }, i) => {
      const product = pairs[(i + 1) % pairs.length]?.product.id;
      const { body } = await seller.post('/api/chat/create', { product, message: 'Hello, neighbour' });
      return { id: String(body.data?.id), buyer: seller, seller: pairs[(i + 1) % pairs.length]?.seller ?? seller };
    }),
  );
  const talks = [...pairs, ...crossed];
  retries.length = 0;
  // Each conversation has three calls at a time, so that no call waits long for one of the ten connections.
  const lanes = talks.flatMap(({ id, buyer, seller }) => [
    (i: number) => say(buyer, id, `to the seller ${i}`),
    (i: number) => say(seller, id, `to the buyer ${i}`),
    (i: number) => (i % 3 === 0 ? buyer : seller).post(`/api/chat/${id}/read`, { up_to: i }),
  ]);
  const ten = async (act: (typeof lanes)[number]) => {
    for (let i = 0; i < 10; i += 1) expect((await act(i)).status).toBeLessThan(300);
  };
  await Promise.all(lanes.map(ten));
  expect(retries.filter((line) => line.includes('40P01'))).toEqual([]);
  const users = new Set(talks.flatMap(({ buyer, seller }) => [buyer.id, seller.id]));
  for (const userId of users) {
    const [stored] = await market.db.select().from(messageCounts).where(eq(messageCounts.userId, userId));
    expect(stored?.unread).toBe(await recomputed(userId));
  }
});

test('lists and conversations take two statements each, whatever their size, and a message at most nine', async () => {
  const { buyer, seller, shop, id } = await talking(market);
  for (let i = 0; i < 12; i += 1) {
    const { id: product } = await market.world.createProduct({ shop });
    await buyer.post('/api/chat/create', { product, message: 'Hello' });
  }
  const statements = countStatements(market.db);
  const countOf = async (work: () => Promise<{ status: number }>) => {
    statements.take();
    expect((await work()).status).toBeLessThan(300);
    return statements.take().length;
  };
  expect(await countOf(() => seller.get('/api/chat/list'))).toBe(2);
  expect(await countOf(() => seller.get('/api/chat/list?search=kente&limit=50'))).toBe(2);
  expect(await countOf(() => seller.get(`/api/chat/${id}`))).toBe(2);
  expect(await countOf(() => say(seller, id, 'First unread'))).toBe(9);
  expect(await countOf(() => say(seller, id, 'Second', { client_id: newId() }))).toBe(9);
  statements.stop();
});

test('the list continues after its cursor, even when messages arrive, and can be searched by name', async () => {
  const { buyer, seller, shop } = await talking(market);
  const made: string[] = [];
  for (let i = 0; i < 6; i += 1) {
    market.clock.pass({ seconds: i % 2 });
    const user = await talker(market, { fullName: `Ɛsi Number ${i}` });
    made.push(String((await user.post('/api/chat/create', { seller: shop.id, message: 'Hi' })).body.data?.id));
  }
  const page = async (query: string) => (await seller.get(`/api/chat/list?${query}`)).body.data;
  const first = await page('limit=3');
  expect(first).toMatchObject({ count: 7, next: '/api/chat/list?limit=3&page=2', previous: null });
  market.clock.pass({ seconds: 5 });
  await say(buyer, String((await page('limit=7'))?.results?.[6]?.id), 'I am first now');
  const second = await page(`limit=3&after=${first?.cursors?.[2]}`);
  const ids = [first, second].flatMap((one) => Object.values(one?.results ?? {}).map((row) => String(row.id)));
  expect(new Set(ids).size).toBe(6);
  expect(new Set(ids)).toEqual(new Set(made));
  expect(await page('search=esi number 3')).toMatchObject({ count: 1, results: [{ id: made[3] }] });
  expect(await page('search=yaw')).toMatchObject({ count: 1, results: [{ buyer_name: 'Yaw Boateng' }] });
  expect(await page('search=%25')).toMatchObject({ count: 0, results: [] });
  for (const cursor of ['x', 'MTIz', Buffer.from('1 x').toString('base64url')])
    expect((await seller.get(`/api/chat/list?after=${cursor}`)).status).toBe(400);
  const [total] = await market.db.select({ all: sum(notificationCounts.unread) }).from(notificationCounts);
  expect(Number(total?.all)).toBe(0);
});
