import { startTestMarketplace } from '@besesaka/marketplace/platform/testing/marketplace.ts';
import { password } from '@besesaka/marketplace/platform/testing/world.ts';
import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { schema } from '#server.ts';
import { type Browser, type Json, serviceSecret, startBff, type TestBff } from './bff.ts';
import { newKey, placeProduct, shipping } from './shoppers.ts';
import { highLimits } from './talkers.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
let statements = 0;
let buyer: Browser;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret, ...highLimits } });
  const category = await market.world.createCategory();
  for (let shops = 0; shops < 10; shops += 1) {
    const shop = await market.world.createShop();
    for (let count = 0; count < 10; count += 1) await market.world.createProduct({ shop, category });
  }
  const query: (...args: unknown[]) => unknown = market.db.$client.query.bind(market.db.$client);
  const counting = (...args: unknown[]) => {
    statements += 1;
    return query(...args);
  };
  Object.assign(market.db.$client, { query: counting });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus });
  buyer = await whoTalksAndOrders();
});

const start = `mutation ($input: StartConversationInput!) { startConversation(input: $input) { __typename } }`;

/** With fifty conversations, each of two messages, and ten orders. */
async function whoTalksAndOrders(): Promise<Browser> {
  const person = await market.world.createPerson();
  const browser = bff.browser();
  await browser.logIn(person.email, password);
  const { data } = await browser.query('{ products(first: 50) { edges { node { id } } } }');
  const ids = Array.from(Object.values(data?.products?.edges ?? {}), ({ node }) => String(node?.id));
  for (const [n, productId] of ids.entries()) {
    for (const message of ['Good morning', 'Is it there?']) {
      await browser.query(start, { input: { about: { productId }, message, clientId: newKey() } });
    }
    const input = { ...shipping, productId, quantity: 1, idempotencyKey: newKey() };
    if (n < 10) await browser.query(placeProduct, { input });
  }
  return browser;
}

afterAll(async () => {
  await bff.close();
  await market.close();
});
beforeEach(() => {
  bff.calls.length = 0;
  statements = 0;
});

type Field = GraphQLField<unknown, unknown>;

const fieldsOf = (type: GraphQLObjectType): Field[] =>
  Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));

/** Every field: objects with all that is simple in them, lists with their items' ids. */
function everything(type: GraphQLObjectType, depth = 2): string {
  return fieldsOf(type)
    .map((field) => {
      const inner = getNamedType(field.type);
      if (isLeafType(inner)) return field.name;
      if (!isObjectType(inner)) return '';
      if (isListType(getNullableType(field.type))) return `${field.name} { ${idOf(inner)} }`;
      return depth === 0 ? '' : `${field.name} { ${everything(inner, depth - 1)} }`;
    })
    .join(' ');
}

function idOf(type: GraphQLObjectType): string {
  const leaves = fieldsOf(type).filter((field) => isLeafType(getNamedType(field.type)));
  return leaves.find(({ name }) => name === 'id')?.name ?? leaves[0]?.name ?? '__typename';
}

function typeNamed(name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`There is no type ${name}`);
  return type;
}

/** Those that a list's items are: of every list that a person can come to by `first` or a page, with what leads there. */
const lists: Record<string, { type: string; query: (first: number, fields: string) => string; many: number }> = {
  products: {
    type: 'Product',
    many: 100,
    query: (first, fields) => `{ products(first: ${first}) { edges { node { ${fields} } } } }`,
  },
  conversations: {
    type: 'Conversation',
    many: 50,
    query: (first, fields) => `{ viewer { conversations(first: ${first}) { edges { node { ${fields} } } } } }`,
  },
};

const lengthOf = (data: Json | undefined) => (data?.products ?? data?.viewer?.conversations)?.edges?.length;

test.each(Object.entries(lists))(
  'all fields of many %s take as many calls and statements as those of two',
  async (_name, list) => {
    const fields = everything(typeNamed(list.type));
    const ask = async (first: number) => {
      bff.calls.length = 0;
      statements = 0;
      const { data, errors } = await buyer.query(list.query(first, fields));
      expect(errors).toBeUndefined();
      expect(lengthOf(data)).toBe(first);
      return [bff.calls.length, statements];
    };
    // The marketplace keeps the tree and the totals for seconds: they are there before anything is counted.
    await ask(list.many);
    const [few, many] = [await ask(2), await ask(list.many)];
    expect(many[0]).toBe(few[0]);
    expect(many[1]).toBeLessThanOrEqual(few[1] ?? 0);
  },
);

test('all fields of ten orders take no call for each of them', async () => {
  const read = async (fields: string) => {
    bff.calls.length = 0;
    statements = 0;
    const { data, errors } = await buyer.query(`{ viewer { ${fields} } }`);
    expect(errors).toBeUndefined();
    return { data: data?.viewer, calls: bff.calls.length };
  };
  const order = everything(typeNamed('Order'));
  const { data, calls } = await read(`orders { items { ${order} } }`);
  expect(data?.orders?.items).toHaveLength(10);
  expect(calls).toBeLessThanOrEqual(5);
});

test('a hundred products with all their fields take as many calls and statements as two', async () => {
  const ask = async (first: number) => {
    bff.calls.length = 0;
    const { data, errors } = await bff
      .browser()
      .query(`{ products(first: ${first}) { totalCount edges { node { ${everything(typeNamed('Product'), 1)} } } } }`);
    expect(errors).toBeUndefined();
    expect(data?.products?.edges).toHaveLength(first);
    return data;
  };
  // The marketplace keeps the tree and the totals for seconds: they are there before anything is counted.
  await ask(100);
  const counts: [number, number][] = [];
  for (const first of [2, 100]) {
    statements = 0;
    await ask(first);
    counts.push([bff.calls.length, statements]);
  }
  const [few, many] = counts;
  expect(many).toEqual(few);
  expect(many?.[0]).toBeLessThanOrEqual(6);
  expect(many?.[1]).toBeLessThanOrEqual(8);
});

test('a list of cards reads no more than its cards', async () => {
  await bff.browser().query('{ products(first: 100) { edges { node { id name price { amount } shop { name } } } } }');
  expect(bff.calls).toEqual(['GET /api/v1/products?page_size=100']);
});

test('the details of one shop are asked for once, however many of its products are shown', async () => {
  const { data } = await bff
    .browser()
    .query('{ products(first: 100) { edges { node { shop { slug city createdAt } } } } }');
  const slugs = JSON.stringify(data).match(/adinkra-shop-\d+/g) ?? [];
  expect(slugs).toHaveLength(100);
  const [, asked = ''] = bff.calls;
  expect(decodeURIComponent(asked).split(',')).toHaveLength(10);
  expect(bff.calls).toHaveLength(2);
});
