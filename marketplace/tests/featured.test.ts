import { campaignFiguresList } from '@besesaka/schema/campaigns/resources.ts';
import { featuredProducts, type ProductList, productList } from '@besesaka/schema/catalog/lists.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldLooks } from '#catalog/product/fold-views.ts';
import { browserOf } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const day = 24 * 60 * 60 * 1000;
const names = (products: ProductList['results']) => products.map(({ name }) => name).toSorted();

async function list(query: string): Promise<ProductList> {
  const { status, body } = await market.client().get(`/api/v1/products${query}`);
  expect(status).toBe(200);
  return productList.parse(body);
}

test('matching featured products are returned beside the page; results and count stay the same', async () => {
  const shop = await market.world.createShop();
  const category = await market.world.createCategory({ slug: 'drums' });
  const all = [];
  for (let n = 0; n < 9; n += 1)
    all.push(await market.world.createProduct({ shop, category, name: `Drum ${n}`, stockQuantity: n === 0 ? 0 : 5 }));
  const now = market.clock.now().getTime();
  // Sold out, running, in its grace, and over: only what can be bought and is featured still has a place.
  const ends = [now + day, now + day, now - day, now - 3 * day];
  for (const [n, endsAt] of ends.entries())
    await market.world.createCampaign({ productId: all[n]?.id ?? '', endsAt: new Date(endsAt) });
  await market.world.createCampaign({ productId: (await market.world.createProduct()).id });
  const seen = [];
  for (const page of [1, 2, 3]) {
    const answer = await list(`?category=drums&page_size=4&page=${page}`);
    expect(names(answer.featured)).toEqual(['Drum 1', 'Drum 2']);
    expect(answer.count).toBe(9);
    seen.push(...answer.results);
  }
  expect(names(seen)).toEqual(names(all as never));
  expect(answerOf(await list('?category=drums&page_size=4&with_featured=false'))).toEqual([4, 0]);
  expect(names((await list('/search?q=drum')).featured)).toEqual(['Drum 1', 'Drum 2']);
  expect((await list('/search?q=guitar')).featured).toEqual([]);
  const ofShop = await market.client().get(`/api/shops/${shop.businessSlug}/products`);
  expect(ofShop.body.featured).toEqual([]);
});

const answerOf = ({ results, featured }: ProductList) => [results.length, featured.length];

test('over many pages all campaigns appear equally often, four per page and twelve on the first', async () => {
  const category = await market.world.createCategory({ slug: 'beads' });
  const shop = await market.world.createShop();
  for (let n = 0; n < 14; n += 1)
    await market.world.createCampaign({ productId: (await market.world.createProduct({ shop, category })).id });
  const shown = new Map<string, number>();
  for (let view = 0; view < 70; view += 1) {
    market.clock.pass({ seconds: 1 });
    const { featured } = await list('?category=beads&page_size=1&count=false');
    expect(featured).toHaveLength(4);
    for (const { id } of featured) shown.set(id, (shown.get(id) ?? 0) + 1);
  }
  expect(shown.size).toBe(14);
  expect(Math.max(...shown.values()) / Math.min(...shown.values())).toBeLessThan(1.3);
  const { body } = await market.client().get('/api/v1/featured');
  expect(featuredProducts.parse(body).results).toHaveLength(12);
});

test('the figures of a campaign count each user once a day, next to the same number of days before', async () => {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop });
  const user = await market.world.createUser();
  const [seller, buyer] = [await browserOf(market, shop.owner), await browserOf(market, user)];
  const open = (client: typeof buyer) => client.post(`/api/v1/products/${product.slug}/view`);
  const show = (client: typeof buyer) => client.post('/api/v1/featured/shown', { ids: [product.id] });
  // Before it begins it is in no featured place.
  for (const client of [buyer, seller]) await Promise.all([open(client), show(client)]);
  market.clock.pass({ days: 1 });
  const order = {
    product_id: product.id,
    quantity: 2,
    shipping_full_name: 'Ama Serwaa',
    shipping_phone: '0244123456',
    shipping_address: '12 Oxford Street, Osu',
    shipping_city: 'Accra',
    shipping_region: 'Greater Accra',
  };
  // On the day on which it begins, but an hour before.
  expect((await (await browserOf(market, user)).post('/api/orders/single', order)).status).toBe(201);
  market.clock.pass({ minutes: 60 });
  const starts = market.clock.now();
  const [again, owner] = [await browserOf(market, user), await browserOf(market, shop.owner)];
  const campaign = await market.world.createCampaign({
    productId: product.id,
    startsAt: starts,
    endsAt: new Date(starts.getTime() + 7 * day),
  });
  const visitor = market.client({ 'x-forwarded-for': '203.0.113.9' });
  for (const client of [again, again, owner, visitor]) await Promise.all([open(client), show(client)]);
  await again.post('/api/add-to-wishlist', { product_id: product.id });
  for (let n = 0; n < 2; n += 1) expect((await again.post('/api/orders/single', order)).status).toBe(201);
  for (let n = 0; n < 2; n += 1) await foldLooks({ ctx: market.context() });
  const figures = async (client: typeof buyer) =>
    campaignFiguresList.parse((await client.get(`/api/featured-products/figures?ids=${campaign.id}`)).body).results;
  expect(await figures(owner)).toEqual([
    {
      id: campaign.id,
      days: 1,
      during: { shown: 2, opened: 2, wished: 1, ordered: 1 },
      before: { shown: 0, opened: 1, wished: 0, ordered: 1 },
    },
  ]);
  expect(await figures(again)).toEqual([]);
});
