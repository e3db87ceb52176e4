import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureAnswers } from '#chat/messages/measure-answers.ts';
import { browserOf } from '#world/browser-of.ts';
import { say, startChat, talker } from './talkers.ts';

let market: Awaited<ReturnType<typeof startChat>>;
beforeAll(async () => {
  market = await startChat();
});
afterAll(() => market.close());

const minutes = (count: number) => market.clock.pass({ minutes: count });
const measure = () => measureAnswers({ ctx: { db: market.db, now: market.clock.now() } });

async function scene() {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop });
  /** A new buyer asks; answers how to write on. */
  const ask = async () => {
    const buyer = await talker(market);
    const { body } = await buyer.post('/api/chat/create', { product: product.id, message: 'Is it there?' });
    const id = String(body.data?.id);
    // Tokens die after a quarter of an hour.
    const answer = async () => say(await browserOf(market, shop.owner), id, 'Yes, it is.');
    return { again: () => say(buyer, id, 'Hello?'), answer };
  };
  const shown = async () => (await market.client().get(`/api/shops/${shop.businessSlug}`)).body.answer_minutes;
  const own = async () => {
    const { body } = await (await browserOf(market, shop.owner)).get('/api/dashboard/metrics');
    return { minutes: body.answer_minutes, conversations: body.answer_conversations };
  };
  return { ask, shown, own };
}

test('the response time is the median time that buyers waited, and is public from five conversations on', async () => {
  const { ask, shown, own } = await scene();
  await measure();
  expect(await own()).toEqual({ minutes: null, conversations: 0 });
  for (const wait of [1, 2, 3, 4]) {
    const one = await ask();
    minutes(wait);
    // A second message in the meantime does not restart the waiting time.
    await one.again();
    await one.answer();
  }
  await measure();
  expect([await own(), await shown()]).toEqual([{ minutes: 3, conversations: 4 }, null]);
  const fifth = await ask();
  minutes(9);
  await fifth.answer();
  await measure();
  expect([await own(), await shown()]).toEqual([{ minutes: 3, conversations: 5 }, 3]);
});

test('a buyer without an answer counts as waiting after a day; only the last thirty days count', async () => {
  const { ask, own } = await scene();
  await ask();
  minutes(60);
  await measure();
  expect(await own()).toEqual({ minutes: null, conversations: 0 });
  minutes(25 * 60);
  await measure();
  expect(await own()).toEqual({ minutes: 26 * 60, conversations: 1 });
  minutes(30 * 24 * 60);
  await measure();
  expect(await own()).toEqual({ minutes: null, conversations: 0 });
});
