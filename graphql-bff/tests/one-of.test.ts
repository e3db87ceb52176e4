import { createHash } from 'node:crypto';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Json, resultOf, serviceSecret, startBff, type TestBff } from './bff.ts';
import { newKey } from './shoppers.ts';
import { createTalkers, startConversation } from './talkers.ts';

const lookups = `query Lookups($by: Lookup!) {
  product(by: $by) { slug } shop(by: $by) { slug } category(by: $by) { slug } viewer { productReview(by: $by) { helpfulIds } }
}`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
let talkers: ReturnType<typeof createTalkers>;
beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await startBff({
    marketplaceFetch: market.marketplace.fetch,
    bus: market.bus,
    documents: { [hashOf(startConversation)]: startConversation, [hashOf(lookups)]: lookups },
  });
  talkers = createTalkers(market, bff);
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

type Browser = Awaited<ReturnType<typeof talkers.talk>>['buyer']['browser'];

/** The answers to a registered document, which is compiled, and to the same one as a text. */
async function answersTo(browser: Browser, text: string, variables: object): Promise<Json[]> {
  const body = JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } } });
  const response = await browser.send({ method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return [JSON.parse(await response.text()), await browser.query(text, { ...variables })];
}

const refused = { message: expect.stringMatching(/Exactly one key|non-null/), extensions: { code: 'INVALID_INPUT' } };

test('exactly one of shop, product and order names the receiver, also in a registered document', async () => {
  const { buyer, seller } = await talkers.talk();
  const about = { productId: String(seller.product.id) };
  const send = (given: object) =>
    answersTo(buyer.browser, startConversation, { input: { about: given, content: 'Hello', clientId: newKey() } });
  for (const wrong of [{}, { productId: null }, { ...about, orderId: 'ABC123' }]) {
    for (const answer of await send(wrong)) expect(answer.errors?.[0]).toMatchObject(refused);
  }
  for (const { data } of await send(about)) expect(resultOf(data?.startConversation)).toMatchObject({ isNew: false });
});

test('either a slug or an id names what a query reads, also in a registered document', async () => {
  const { buyer, seller } = await talkers.talk();
  const [id, slug] = [String(seller.product.id), String(seller.product.slug)];
  for (const wrong of [{}, { slug: null }, { slug, id }, { slug, id: null }]) {
    for (const answer of await answersTo(buyer.browser, lookups, { by: wrong }))
      expect(answer.errors?.[0]).toMatchObject(refused);
  }
  for (const by of [{ slug }, { id }]) {
    for (const { data } of await answersTo(buyer.browser, lookups, { by })) {
      const viewer = { productReview: { helpfulIds: [] } };
      expect(data).toEqual({ product: { slug }, shop: null, category: null, viewer });
    }
  }
});
