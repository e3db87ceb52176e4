import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offers } from '#orders/offers/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import type { Client } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { shopper } from './shoppers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

type By = Pick<Client, 'post' | 'get'>;

/** A seller who takes offers for a product of 125 cedis, and a buyer. */
async function bargaining() {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop, takesOffers: true });
  return { shop, product, buyer: await shopper(market), seller: await browserOf(market, shop.owner) };
}

const offerOf = (by: By, product_id: string, price: string) => by.post('/api/offers', { product_id, price });

test('the lists show each user their own offers', async () => {
  const { product, buyer, seller } = await bargaining();
  const { body: offer } = await offerOf(buyer, product.id, '100');
  const rows = await market.db.select().from(offers).where(eq(offers.buyerId, buyer.user.id));
  expect(rows).toHaveLength(1);
  for (const [by, as, other] of [
    [buyer, 'buyer', 'seller'],
    [seller, 'seller', 'buyer'],
  ] as const) {
    expect((await by.get(`/api/offers?as=${as}`)).body).toMatchObject({
      count: 1,
      results: [{ id: offer.id, viewer_is: as }],
    });
    expect((await by.get(`/api/offers?as=${other}`)).body.count).toBe(0);
  }
});

test('a seller finds the open offers, a buyer the one for a product, and both the conversation', async () => {
  const { shop, product, buyer, seller } = await bargaining();
  const over = await shopper(market);
  const { body: declined } = await offerOf(over, product.id, '60');
  await seller.post(`/api/offers/${declined.id}/answer`, { action: 'decline', version: declined.version });
  const { body: made } = await offerOf(buyer, product.id, '90');
  const other = await market.world.createProduct({ shop, takesOffers: true });
  await offerOf(buyer, other.id, '80');
  const idsOf = async (by: By, query: string) => {
    const { results } = (await by.get(`/api/offers?${query}`)).body as unknown as { results: { id: string }[] };
    return results.map(({ id }) => id);
  };
  expect(await idsOf(seller, `as=seller&live=true&product_id=${product.id}`)).toEqual([made.id]);
  expect(await idsOf(seller, 'as=seller&live=false')).toEqual([declined.id]);
  expect(await idsOf(buyer, `as=buyer&live=true&product_id=${product.id}`)).toEqual([made.id]);
  expect(await idsOf(over, `as=buyer&live=true&product_id=${product.id}`)).toEqual([]);
  const about = async (by: By) => (await by.get(`/api/chat/about-many?offers=${made.id}`)).body.data;
  expect(await about(buyer)).toEqual([{ about: made.id, id: expect.any(String) }]);
  expect(await about(seller)).toEqual(await about(buyer));
  expect(await about(over)).toEqual([]);
  market.clock.pass({ days: 2 });
  const later = await browserOf(market, shop.owner);
  expect(await idsOf(later, 'as=seller&live=true'), 'before the job').toEqual([]);
});
