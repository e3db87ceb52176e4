import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsMost, nodesMost } from '#platform/graphql/nodes.ts';
import { type Browser, type Json, serviceSecret, startBff, type TestBff } from './bff.ts';
import { createShoppers, newKey } from './shoppers.ts';
import { highLimits, startConversation } from './talkers.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
let buyer: Browser;
let seller: Browser;
let stranger: Browser;
/** The buyer's objects, those that everyone sees, and the last seller's. */
let own: Json[];
let open: Json[];
let sold: Json[];

const nodeCount = 3;
const id = '__typename nodeId';
const nodes = `query ($ids: [ID!]!) { nodes(nodeIds: $ids) { __typename nodeId
  ... on Product { name } ... on Shop { name } ... on Category { name } ... on Order { state } ... on User { email }
  ... on Conversation { lastNumber } ... on Notification { title } ... on Campaign { version } } }`;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret, ...highLimits } });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus, now: market.clock.now });
  const shoppers = createShoppers(market, bff);
  buyer = (await shoppers.buyer()).browser;
  stranger = (await shoppers.buyer()).browser;
  for (let count = 0; count < nodeCount; count += 1) {
    const shop = await shoppers.seller();
    seller = shop.browser;
    await market.world.createCampaign({ productId: shop.product.id });
    const order = await shoppers.order(buyer, shop.product.id);
    const input = { about: { productId: shop.product.id }, content: 'Hello', clientId: newKey() };
    await buyer.query(startConversation, { input });
    await seller.query(
      'mutation ($id: ID!) { changeOrder(input: { orderId: $id, action: ACCEPT }) { errors { code } } }',
      {
        id: order.id,
      },
    );
  }
  const list = (name: string) => `${name} { edges { node { ${id} } } }`;
  const { data } = await buyer.query(`{ categories { ${id} } products { edges { node { ${id} shop { ${id} } } } }
    viewer { user { ${id} } ${['orders', 'conversations', 'notifications'].map(list).join(' ')} } }`);
  const nodesOf = (data: Json | undefined) => Object.values(data?.edges ?? {}).flatMap(({ node }) => node ?? []);
  const { user, orders, conversations, notifications } = data?.viewer ?? {};
  own = [...(user ? [user] : []), ...[orders, conversations, notifications].flatMap(nodesOf)];
  const products = nodesOf(data?.products);
  open = [...products, ...products.flatMap(({ shop }) => shop ?? []), ...Object.values(data?.categories ?? {})];
  const asSeller = await seller.query(`{ viewer { shop { ${list('orders')} ${list('campaigns')} } } }`);
  sold = Object.values(asSeller.data?.viewer?.shop ?? {}).flatMap(nodesOf);
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

const named = (nodes: readonly Json[]) => nodes.map(({ __typename, nodeId }) => ({ __typename, nodeId }));
const namesOf = (nodes: readonly Json[]) => [...new Set(nodes.map(({ __typename }) => String(__typename)))].sort();
const idsOf = (nodes: readonly Json[]) => nodes.map(({ nodeId }) => String(nodeId));
const nodeIdOf = (text: string) => Buffer.from(text).toString('base64');

async function read(browser: Browser, ids: readonly string[]): Promise<(Json | null)[]> {
  const { data, errors } = await browser.query(nodes, { ids });
  expect(errors).toBeUndefined();
  return Object.values(data?.nodes ?? {});
}

test('an object is read again by its nodeId, as its buyer or its seller sees it', async () => {
  expect(namesOf(own)).toEqual(['Conversation', 'Notification', 'Order', 'User']);
  expect(namesOf(open)).toEqual(['Category', 'Product', 'Shop']);
  expect(own.length).toBeLessThanOrEqual(nodesMost);
  expect(await read(buyer, idsOf(own))).toMatchObject(named(own));
  expect(namesOf(sold)).toEqual(['Campaign', 'Order']);
  expect(await read(seller, idsOf(sold))).toMatchObject(named(sold));
  const { data } = await buyer.query(`query ($id: ID!) { node(nodeId: $id) { ${id} ... on Order { state } } }`, {
    id: own.find(({ __typename }) => String(__typename) === 'Order')?.nodeId,
  });
  expect(data?.node).toMatchObject({ __typename: 'Order', state: 'ACCEPTED' });
});

test('`node` and `nodes` of one request load the same object once', async () => {
  const ids = idsOf(open).slice(0, 1);
  const text = `query ($id: ID!, $ids: [ID!]!) { node(nodeId: $id) { ${id} } nodes(nodeIds: $ids) { ${id} } }`;
  const { data, errors } = await buyer.query(text, { id: ids[0], ids: [...ids, 'x', ...ids] });
  const [one] = named(open);
  expect([errors, data]).toEqual([undefined, { node: one, nodes: [one, null, one] }]);
});

test('strangers and visitors get null for a private object, and a public one', async () => {
  for (const browser of [stranger, bff.browser()]) {
    const theirs = [...own, ...sold].slice(0, nodesMost);
    expect(await read(browser, idsOf(theirs))).toEqual(theirs.map(() => null));
    expect(await read(browser, idsOf(open))).toMatchObject(named(open));
  }
});

test('an ID that names nothing is null, and a malformed one makes no REST call', async () => {
  const unknown = [`Order:NOSUCHORDER`, `Product:${newKey()}`, `Conversation:${newKey()}`, 'Shop:no-such-shop'];
  expect(await read(buyer, unknown.map(nodeIdOf))).toEqual(unknown.map(() => null));
  const malformed = [
    '',
    'nonsense',
    '%%%',
    ...['Order', 'Product:1', "Product:' or 1=1", 'Cart:1', ':', 'Shop:a,b'].map(nodeIdOf),
  ];
  bff.calls.length = 0;
  expect(await read(buyer, malformed)).toEqual(malformed.map(() => null));
  expect(bff.calls).toEqual([]);
});

test('too many ids are refused', async () => {
  const { data, errors } = await buyer.query(nodes, { ids: Array.from({ length: nodesMost + 1 }, () => 'x') });
  expect([data, errors?.[0]?.extensions?.code]).toEqual([{ nodes: null }, 'INVALID_INPUT']);
});

test('several objects of each type take as many calls as one of each', async () => {
  const all = [...own, ...open, ...sold];
  const ofEach = (count: number) =>
    namesOf(all).flatMap((name) => all.filter(({ __typename }) => String(__typename) === name).slice(0, count));
  const callsFor = async (nodes: readonly Json[]) => {
    bff.calls.length = 0;
    expect(await read(buyer, idsOf(nodes))).toHaveLength(nodes.length);
    return bff.calls.length;
  };
  const few = await callsFor(ofEach(1));
  expect(few).toBeLessThanOrEqual(callsMost);
  expect(ofEach(2).length).toBeGreaterThan(ofEach(1).length + 3);
  expect(await callsFor(ofEach(2))).toBe(few);
});
