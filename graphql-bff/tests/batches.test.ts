import { size } from '@besesaka/marketplace/tests/world/depth.ts';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { isObjectType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#platform/cost/limits.ts';
import { schema } from '#server.ts';
import { serviceSecret, startBff, type TestBff } from './bff.ts';
import { countStatements, startFullMarket } from './full-market.ts';
import { documentOf, everything, itemsOf, type List, listsOf, unseenIn } from './lists.ts';

type FullMarket = Awaited<ReturnType<typeof startFullMarket>>;

/** Lists of a fixed length: texts of the site, days, and numbers of stars. */
const fixed = [
  ...['Query.faqTopics', 'FaqTopic.faqs', 'Query.policies', 'Policy.sections', 'Query.safetyTips', 'PlanChoice.plans'],
  'Query.campaignPlans',
  'Query.siteNotices',
  'Admin.settings',
  ...['Books.owed', 'HealthReport.checks'],
  ...[
    'Order.steps',
    'Offer.steps',
    'ShopMetrics.months',
    'ShopMetrics.days',
    'OwnShop.productDays',
    'Product.reviews.distribution',
    'Product.options',
    'Shop.deliveryOptions',
    'OwnShop.deliveryOptions',
    'DeliveryOption.rates',
    'NotificationChoices.all',
  ],
];
/** A shop's own list has no featured places beside it. */
const ownList = 'Shop.products.featured';
/** A user cannot start a conversation with their own shop. */
const nobodys: Record<string, string[]> = {
  'OwnShop.products': ['conversationId'],
  'OwnShop.productReviews': ['product.conversationId'],
  'OwnShop.campaigns': ['product.conversationId'],
  'OwnShop.eligibleProducts': ['conversationId'],
  // No offer has become an order.
  'Conversation.messages': ['offer.order'],
  'Viewer.offers': ['order'],
};

/** Only the owner sees them, in the lists of their own shop. */
const ofOwners = /(?:^|\.)(?:externalId|metadata)$/;
/** The user of the market owns neither the order nor the product that these belong to. They are a column of its row. */
const empty = ['Order.metadata', 'Product.metadata'];

describe('a list that is many times as long', () => {
  let few: FullMarket;
  let many: FullMarket;
  beforeAll(async () => {
    [few, many] = await Promise.all([startFullMarket(2), startFullMarket(size(52, 100))]);
  }, 180_000);
  afterAll(async () => {
    await few.close();
    await many.close();
  });

  async function read(market: FullMarket, list: List) {
    market.forget();
    const { data, errors, extensions } = await market.ask(documentOf(list, everything(list.item)));
    expect(errors).toBeUndefined();
    const names = JSON.stringify(data).match(/"\w+":/g) ?? [];
    const { calls, statements } = market.counted();
    const done = names.length + calls * limits.callCost;
    return { items: itemsOf(data ?? {}, list), calls, statements, done, requested: Number(extensions?.cost?.asked) };
  }

  /** Reads again, because totals are cached for seconds. Timers of the marketplace may add statements. */
  async function readAgain(market: FullMarket, list: List, most = Number.POSITIVE_INFINITY) {
    await read(market, list);
    let listed = await read(market, list);
    for (let tries = 0; tries < 3 && listed.statements > most; tries += 1) listed = await read(market, list);
    return listed;
  }

  // Only the names: their arguments are known when the markets are full.
  const names = listsOf(schema).flatMap(({ name }) => (name === ownList || empty.includes(name) ? [] : name));

  test('is every list of the schema', () => {
    expect(names.length).toBeGreaterThan(30);
    expect(names).toEqual(
      expect.arrayContaining([...fixed, 'Query.products', 'Viewer.conversations', 'OwnShop.orders']),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(names)(
    '%s: selecting all fields of its items adds no calls and no statements beyond the charged cost',
    async (name) => {
      const [short, long] = [few, many].map(({ fieldArguments }) =>
        listsOf(schema, fieldArguments).find((list) => list.name === name),
      );
      if (!short || !long) throw new Error('The list is not there');
      const less = await readAgain(few, short);
      const more = await readAgain(many, long, less.statements);
      expect(less.items.length).toBeGreaterThan(0);
      if (fixed.includes(name)) expect(more.items).toHaveLength(less.items.length);
      else expect(more.items.length).toBeGreaterThan(less.items.length);
      const unseen = unseenIn(long.item, more.items);
      const isOwn = name.startsWith('OwnShop.');
      expect(unseen.filter((path) => isOwn || !ofOwners.test(path))).toEqual(nobodys[name] ?? []);
      expect(more.calls).toBe(less.calls);
      expect(more.statements).toBeLessThanOrEqual(less.statements);
      for (const { requested, done } of [less, more]) expect(requested).toBeGreaterThanOrEqual(done);
    },
  );

  test.each([
    ['twenty', '', 20],
    ['a hundred, where so many are asked for', '(first: 100)', 100],
  ])('an order with a hundred items shows %s and costs at most what was charged', async (_many, args, shown) => {
    const [, code] = /id: ("\w+")/.exec(many.fieldArguments['Query.order'] ?? '') ?? [];
    const items = `items${args} { totalCount edges { node { id quantity price { amount } } } }`;
    many.forget();
    const answer = await many.ask(
      `{ viewer { orders(first: 1, search: ${code}) { edges { node { id state ${items} } } } } }`,
    );
    expect(answer.errors).toBeUndefined();
    const largest = answer.data?.viewer?.orders?.edges?.[0]?.node?.items;
    expect(largest?.totalCount).toBe(orderLimits.cartItemsMax);
    expect(largest?.edges).toHaveLength(shown);
    const names = JSON.stringify(answer.data).match(/"\w+":/g) ?? [];
    const done = names.length + many.counted().calls * limits.callCost;
    expect(Number(answer.extensions?.cost?.asked)).toBeGreaterThanOrEqual(done);
  });
});

describe('a hundred products', () => {
  let market: Awaited<ReturnType<typeof startTestMarketplace>>;
  let bff: TestBff;
  let counter: ReturnType<typeof countStatements>;
  beforeAll(async () => {
    market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
    const category = await market.world.createCategory();
    for (let shops = 0; shops < 10; shops += 1) {
      const shop = await market.world.createShop();
      for (let count = 0; count < 10; count += 1) await market.world.createProduct({ shop, category });
    }
    counter = countStatements(market);
    bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus });
  });
  afterAll(async () => {
    await bff.close();
    await market.close();
  });
  beforeEach(() => {
    bff.calls.length = 0;
  });

  test('with all fields take as many calls and statements as two, at most 6 and 8', async () => {
    const product = schema.getType('Product');
    if (!isObjectType(product)) throw new Error('There is no product');
    const ask = async (first: number) => {
      bff.calls.length = 0;
      counter.statements = 0;
      const { data, errors } = await bff
        .browser()
        .query(`{ products(first: ${first}) { totalCount edges { node { ${everything(product, 1)} } } } }`);
      expect(errors).toBeUndefined();
      expect(data?.products?.edges).toHaveLength(first);
      return [bff.calls.length, counter.statements];
    };
    // The marketplace keeps the totals for seconds: they are there before anything is counted.
    await ask(100);
    const [few, many] = [await ask(2), await ask(100)];
    expect(many).toEqual(few);
    expect(many[0]).toBeLessThanOrEqual(6);
    expect(many[1]).toBeLessThanOrEqual(8);
  });

  test('as cards take one call', async () => {
    await bff.browser().query('{ products(first: 100) { edges { node { id name price { amount } shop { name } } } } }');
    expect(bff.calls).toEqual(['GET /api/v1/products?page_size=100&count=false&with_featured=false']);
  });

  test('of ten shops read each shop once', async () => {
    const { data } = await bff
      .browser()
      .query('{ products(first: 100) { edges { node { shop { slug city createdAt } } } } }');
    const slugs = JSON.stringify(data).match(/adinkra-shop-\d+/g) ?? [];
    expect(slugs).toHaveLength(100);
    const [, requested = ''] = bff.calls;
    expect(decodeURIComponent(requested).split(',')).toHaveLength(10);
    expect(bff.calls).toHaveLength(2);
  });
});
