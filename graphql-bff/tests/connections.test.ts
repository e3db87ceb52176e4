import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, type Json, serviceSecret, startBff, type TestBff } from './bff.ts';
import { createShoppers, newKey } from './shoppers.ts';
import { highLimits, startConversation } from './talkers.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
let browser: Browser;
const statements: string[] = [];

/** Five orders, notifications, wishes, conversations and shops. */
const listSize = 5;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret, ...highLimits } });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus, now: market.clock.now });
  const shoppers = createShoppers(market, bff);
  browser = (await shoppers.buyer()).browser;
  for (let count = 0; count < listSize; count += 1) {
    const { product, browser: seller } = await shoppers.seller({ pricePesewas: 1000 + (count % 2) });
    const order = await shoppers.order(browser, product.id);
    const input = { about: { productId: product.id }, content: 'Hello', clientId: newKey() };
    await browser.query(startConversation, { input });
    await browser.query('mutation ($id: ID!) { addToWishlist(input: { productId: $id }) { errors { code } } }', {
      id: product.id,
    });
    await seller.query(
      'mutation ($id: ID!) { changeOrder(input: { orderId: $id, action: ACCEPT }) { errors { code } } }',
      {
        id: order.id,
      },
    );
  }
  const query: (...args: unknown[]) => unknown = market.db.$client.query.bind(market.db.$client);
  const noting = (...args: unknown[]) => {
    statements.push(JSON.stringify(args[0]));
    return query(...args);
  };
  Object.assign(market.db.$client, { query: noting });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

interface List {
  /** With its arguments, and what leads to it. */
  text: (args: string, fields: string) => string;
  of: (data: Json | undefined) => Json | undefined;
  id: string;
  type: string;
}

const lists: Record<string, List> = {
  orders: {
    text: (args, fields) => `{ viewer { orders(${args}) ${fields} } }`,
    of: (data) => data?.viewer?.orders,
    type: 'OrderConnection',
    id: 'id',
  },
  notifications: {
    text: (args, fields) => `{ viewer { notifications(source: BUYER, ${args}) ${fields} } }`,
    of: (data) => data?.viewer?.notifications,
    type: 'NotificationConnection',
    id: 'id',
  },
  conversations: {
    text: (args, fields) => `{ viewer { conversations(${args}) ${fields} } }`,
    of: (data) => data?.viewer?.conversations,
    type: 'ConversationConnection',
    id: 'id',
  },
  'wishes by price': {
    text: (args, fields) => `{ viewer { wishlist { items(orderBy: PRICE_HIGH, ${args}) ${fields} } } }`,
    of: (data) => data?.viewer?.wishlist?.items,
    type: 'WishlistItemConnection',
    id: 'productId',
  },
  'wishes by name': {
    text: (args, fields) => `{ viewer { wishlist { items(orderBy: NAME, ${args}) ${fields} } } }`,
    of: (data) => data?.viewer?.wishlist?.items,
    type: 'WishlistItemConnection',
    id: 'productId',
  },
  'products, newest first': {
    text: (args, fields) => `{ products(${args}) ${fields} }`,
    of: (data) => data?.products,
    type: 'ProductConnection',
    id: 'id',
  },
  'products by price': {
    text: (args, fields) => `{ products(orderBy: PRICE_LOW, filter: { inStock: true }, ${args}) ${fields} }`,
    of: (data) => data?.products,
    type: 'ProductConnection',
    id: 'id',
  },
  'shops by their age': {
    text: (args, fields) => `{ shops(orderBy: OLDEST, ${args}) ${fields} }`,
    of: (data) => data?.shops,
    type: 'ShopConnection',
    id: 'slug',
  },
  'shops by their stars': {
    text: (args, fields) => `{ shops(${args}) ${fields} }`,
    of: (data) => data?.shops,
    type: 'ShopConnection',
    id: 'slug',
  },
};

test.each(Object.entries(lists))('%s continue from any edge in both directions', async (_name, list) => {
  const read = async (args: string) => {
    const fields = `{ edges { cursor node { ${list.id} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }`;
    const { data, errors } = await browser.query(list.text(args, fields));
    expect(errors).toBeUndefined();
    const connection = list.of(data);
    const edges = Object.values(connection?.edges ?? {});
    const ids = edges.map(({ node }) => String(node?.[list.id]));
    const { hasNextPage, hasPreviousPage } = connection?.pageInfo ?? {};
    return {
      ids,
      cursors: edges.map(({ cursor }) => String(cursor)),
      more: [hasPreviousPage, hasNextPage],
      found: connection,
    };
  };
  const whole = await read('first: 50');
  const { ids, cursors } = whole;
  expect(new Set(ids).size).toBe(listSize);
  expect(whole.more).toEqual([false, false]);
  expect(whole.found?.pageInfo).toMatchObject({ startCursor: cursors[0], endCursor: cursors[4] });
  expect(await read('first: 2')).toMatchObject({ ids: ids.slice(0, 2), more: [false, true] });
  expect(await read(`first: 2, after: "${cursors[1]}"`)).toMatchObject({ ids: ids.slice(2, 4), more: [true, true] });
  expect(await read(`first: 2, after: "${cursors[2]}"`)).toMatchObject({ ids: ids.slice(3), more: [true, false] });
  expect(await read(`first: 2, after: "${cursors[4]}"`)).toMatchObject({ ids: [], more: [true, false] });
  expect(await read('last: 2')).toMatchObject({ ids: ids.slice(3), more: [true, false] });
  expect(await read(`last: 2, before: "${cursors[3]}"`)).toMatchObject({ ids: ids.slice(1, 3), more: [true, true] });
  expect(await read(`last: 9, before: "${cursors[2]}"`)).toMatchObject({ ids: ids.slice(0, 2), more: [false, true] });
  expect((await read(`last: 2, before: "${cursors[3]}"`)).cursors).toEqual(cursors.slice(1, 3));
});

/** The shops' own numbers of products are no total of the list. */
const isCount = (text: string) =>
  /count\(\*\)::int as total from \(select from products/.test(text) ||
  /count\(\*\)(?:::int)?(?: as count)? from \\"(?:shops|orders|notifications|wishlist_items|conversation_members)/.test(
    text,
  );

test.each(Object.entries(lists))('%s are counted only if the query asks for the count', async (_name, list) => {
  // A shared total is cached for some seconds.
  market.clock.pass({ seconds: 60 });
  statements.length = 0;
  const { errors } = await browser.query(list.text('first: 2', `{ edges { node { ${list.id} } } }`));
  expect(errors).toBeUndefined();
  expect(statements.filter(isCount)).toEqual([]);
  const { data } = await browser.query(
    `${list.text('first: 2', '{ ...Counted }')} fragment Counted on ${list.type} { totalCount }`,
  );
  expect(list.of(data)?.totalCount).toBe(listSize);
  expect(statements.filter(isCount)).not.toEqual([]);
});

test.each([
  ['`first` and `last`', 'first: 1, last: 1'],
  ['a cursor of another order', `after: "${Buffer.from('["price","1"]').toString('base64url')}"`],
  ['noise for a cursor', 'after: "x"'],
  ['too many', 'first: 101'],
  ['none', 'last: 0'],
])('%s are refused', async (_what, args) => {
  for (const list of Object.values(lists)) {
    const { errors } = await browser.query(list.text(args, '{ pageInfo { hasNextPage } }'));
    expect(errors?.[0]?.extensions?.code).toBe('INVALID_INPUT');
  }
});

test('products sorted by relevance have forward pages only, and a backward one is refused', async () => {
  const search = 'products(filter: { query: "product" }, last: 2)';
  const { data, errors } = await browser.query(`{ ${search} { pageInfo { hasNextPage } } }`);
  expect(data?.products).toBeNull();
  expect(errors?.[0]?.message).toBe('A list ordered by relevance can only be read forwards. Choose another ordering.');
  const byPrice = await browser.query(`{ ${search.replace('last', 'orderBy: PRICE_LOW, last')} { edges { cursor } } }`);
  expect(byPrice.errors).toBeUndefined();
});

test('shops also have page numbers, and a page number beside a cursor is refused', async () => {
  const page = async (args: string) =>
    (await browser.query(`{ shops(${args}) { edges { cursor node { slug } } } }`)).data?.shops;
  const whole = await page('first: 100');
  const second = await page('first: 2, page: 2');
  expect(second?.edges).toEqual(Object.values(whole?.edges ?? {}).slice(2, 4));
  const { errors } = await browser.query(`{ shops(page: 2, after: "${whole?.edges?.[0]?.cursor}") { totalCount } }`);
  expect(errors?.[0]?.extensions?.code).toBe('INVALID_INPUT');
});

test('the products of several shops load in one call and continue from their own edges', async () => {
  const { shop } = await createShoppers(market, bff).seller({ pricePesewas: 900 });
  await market.world.createProduct({ shop, pricePesewas: 300 });
  await market.world.createProduct({ shop, pricePesewas: 600 });
  const part = 'edges { cursor node { price { amount } shop { slug } } } pageInfo { hasNextPage hasPreviousPage }';
  const of = async (args: string) =>
    (
      await browser.query(
        `{ shop(by: { slug: "${shop.businessSlug}" }) { products(orderBy: PRICE_LOW, ${args}) { totalCount ${part} } } }`,
      )
    ).data?.shop?.products;
  bff.calls.length = 0;
  const { data, errors } = await browser.query(
    `{ shops { edges { node { slug products(first: 2) { totalCount ${part} } } } } }`,
  );
  expect(errors).toBeUndefined();
  expect(bff.calls.filter((call) => call.includes('product'))).toHaveLength(1);
  const all = Object.values(data?.shops?.edges ?? {}).map(({ node }) => node);
  expect(all.length).toBeGreaterThan(listSize);
  for (const one of all) {
    const isOurs = String(one?.slug) === shop.businessSlug;
    expect(one?.products).toMatchObject({ totalCount: isOurs ? 3 : 1, pageInfo: { hasNextPage: isOurs } });
    for (const { node } of Object.values(one?.products?.edges ?? {})) expect(node?.shop?.slug).toBe(one?.slug);
  }
  const first = await of('first: 1');
  expect(first).toMatchObject({ totalCount: 3, edges: [{ node: { price: { amount: '3.00' } } }] });
  const rest = await of(`first: 5, after: "${first?.edges?.[0]?.cursor}"`);
  expect(rest?.edges).toMatchObject([{ node: { price: { amount: '6.00' } } }, { node: { price: { amount: '9.00' } } }]);
  expect(rest?.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true });
  const last = await of('last: 1');
  expect(last).toMatchObject({ edges: [{ node: { price: { amount: '9.00' } } }], pageInfo: { hasPreviousPage: true } });
});
