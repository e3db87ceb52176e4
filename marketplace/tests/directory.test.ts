import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestMarketplace } from '#world/marketplace.ts';
import { recordStatements } from './record-statements.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
  const open = async (given: object, salesCount = 0) => {
    const shop = await market.world.createShop(given);
    await market.world.createProduct({ shop, salesCount });
    market.clock.pass({ seconds: 1 });
  };
  await open({ businessName: 'Ɛsi Weaves', region: 'Ashanti', ratingSum: 9, ratingCount: 2 }, 5);
  await open({ businessName: '100% Shea_Butter', ratingSum: 22, ratingCount: 5, verification: 'pending' }, 50);
  await open({ businessName: 'Kwame Mobile', ratingSum: 3, ratingCount: 1 }, 7);
  await market.world.createShop({ businessName: 'Empty shelves' });
  const draft = await market.world.createShop({ businessName: 'Only drafts' });
  await market.world.createProduct({ shop: draft, isActive: false });
});
afterAll(() => market.close());

const names = async (query: string) => {
  const { body } = await market.client().get(`/api/shops?${query}`);
  return (body.results as unknown as { business_name: string }[]).map(({ business_name }) => business_name);
};

test('the directory lists shops with products, and the fields of their cards', async () => {
  const { status, body } = await market.client().get('/api/shops');
  expect([status, Number(body.count), body.next, body.previous]).toEqual([200, 3, null, null]);
  expect(body.results?.[0]).toMatchObject({
    business_name: 'Ɛsi Weaves',
    average_rating: '4.5',
    total_reviews: 2,
    verified: true,
    product_count: 1,
    shop_description: 'Good things, well made.',
    shop_banner: null,
    shop_logo: null,
  });
});

test('the directory has each ordering in both directions', async () => {
  const [esi, shea, kwame] = ['Ɛsi Weaves', '100% Shea_Butter', 'Kwame Mobile'];
  const wanted = {
    rating: [esi, shea, kwame],
    sales: [shea, kwame, esi],
    newest: [kwame, shea, esi],
    reviews: [shea, esi, kwame],
  };
  for (const [ordering, order] of Object.entries(wanted)) {
    expect(await names(`ordering=-${ordering}`), ordering).toEqual(order);
    expect(await names(`ordering=${ordering}`), ordering).toEqual([...order].reverse());
  }
});

test('a part of a name matches, ignoring case, and special characters are plain text', async () => {
  expect(await names('business_name=esi')).toEqual(['Ɛsi Weaves']);
  expect(await names('business_name=WEAV')).toEqual(['Ɛsi Weaves']);
  expect(await names('business_name=100%25')).toEqual(['100% Shea_Butter']);
  expect(await names('business_name=mob_le')).toEqual([]);
  expect(await names(`business_name=${encodeURIComponent("'; drop table shops; --")}`)).toEqual([]);
  expect(await names('business_name=')).toHaveLength(3);
});

test('the directory filters by region', async () => {
  expect(await names('region=Ashanti')).toEqual(['Ɛsi Weaves']);
  expect(await names('region=Volta')).toEqual([]);
  expect(await names('region=')).toHaveLength(3);
  expect((await market.client().get('/api/shops?region=Ashanti')).body.count).toBe(1);
  expect((await market.client().get('/api/shops?region=Atlantis')).status).toBe(400);
});

test('the directory filters by rating and verification', async () => {
  expect(await names('min_rating=4.5')).toEqual(['Ɛsi Weaves']);
  expect(await names('min_rating=4')).toEqual(['Ɛsi Weaves', '100% Shea_Butter']);
  expect(await names('verified=true')).toEqual(['Ɛsi Weaves', 'Kwame Mobile']);
  expect(await names('verified=false&min_rating=')).toHaveLength(3);
});

test('pages name their neighbours, and pages past the end are empty', async () => {
  const { body } = await market.client().get('/api/shops?page_size=2');
  expect(body).toMatchObject({ count: 3, next: '/api/shops?page_size=2&page=2', previous: null });
  expect(await names('page_size=2&page=2')).toEqual(['Kwame Mobile']);
  expect(await names('page=1000000000')).toEqual([]);
});

test('invalid filters are refused', async () => {
  for (const query of [
    'ordering=magic',
    'min_rating=9',
    'min_rating=x',
    'verified=maybe',
    'page=0',
    `business_name=${'x'.repeat(101)}`,
  ])
    expect((await market.client().get(`/api/shops?${query}`)).status, query).toBe(400);
});

test('the statistics of the directory count the listed shops', async () => {
  expect((await market.client().get('/api/shops/stats')).body).toEqual({
    total_shops: 3,
    verified_shops: 2,
    top_rated_shops: 1,
    total_products: 3,
  });
});

test('statistics and totals are cached for seconds, each total per filter', async () => {
  market.clock.pass({ seconds: 20 });
  const recorded = recordStatements(market.db);
  const read = async (path: string) => {
    const { status } = await market.client().get(path);
    return [status, recorded.take().filter(({ text }) => /count\(\*\)/.test(text)).length];
  };
  const counts = [
    ...[await read('/api/shops/stats'), await read('/api/shops/stats')],
    ...[await read('/api/shops?verified=true'), await read('/api/shops?verified=true&page=2&ordering=newest')],
    ...[await read('/api/shops?verified=true&min_rating=4')],
  ];
  market.clock.pass({ seconds: 20 });
  counts.push(await read('/api/shops/stats'), await read('/api/shops?verified=true'));
  recorded.stop();
  expect(counts.map(([, counted]) => counted)).toEqual([2, 0, 2, 0, 2, 2, 2]);
});
