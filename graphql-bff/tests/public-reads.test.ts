import { browserOf } from '@besesaka/marketplace/tests/world/browser-of.ts';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { createPublicScene, secretsIn } from '@besesaka/marketplace/tests/world/public-scene.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '#server.ts';
import { eventually, type Json, serviceSecret, startBff, type TestBff, watch } from './bff.ts';
import { highLimits } from './talkers.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
let scene: Awaited<ReturnType<typeof createPublicScene>>;
beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret, ...highLimits } });
  const budget = { points: 1_000_000_000, seconds: 60 };
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus, now: market.clock.now, budget });
  scene = await createPublicScene(market);
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

type Field = GraphQLField<unknown, unknown>;

const nodeIds = () => [
  ...scene.shops.map(({ businessSlug }) => btoa(`Shop:${businessSlug}`)),
  ...scene.products.map(({ id }) => btoa(`Product:${id}`)),
];

/** Values of the arguments of public fields by their names. Each value has its own document. */
function valuesOf(name: string): readonly unknown[] {
  const slugs = [...scene.products.map(({ slug }) => slug), ...scene.shops.map(({ businessSlug }) => businessSlug)];
  const values: Record<string, readonly unknown[]> = {
    slug: slugs,
    by: [...slugs.map((slug) => ({ slug })), ...[...scene.products, ...scene.shops].map(({ id }) => ({ id }))],
    shopSlug: slugs,
    id: [...scene.products, ...scene.shops].map(({ id }) => id),
    nodeId: nodeIds(),
    nodeIds: [nodeIds()],
    query: ['Kente', 'zmark'],
    category: [scene.product.categorySlug],
    filter: [{ search: 'Kente' }, { category: scene.product.categorySlug }, { name: 'Kente' }],
    reference: ['none'],
    number: [1],
    productId: scene.products.map(({ id }) => id),
  };
  const value = values[name];
  if (!value) throw new Error(`Say in graphql-bff/tests/public-reads.test.ts what the argument ${name} is given`);
  return value;
}

/** Arguments that name something; places in a list, sizes and orders show nothing else. */
const tells = (field: Field) =>
  field.args.filter((arg) => isRequiredArgument(arg) || ['slug', 'id', 'nodeId', 'filter'].includes(arg.name));

/** All fields of a type that need no argument, with the items of its lists. */
function everything(type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return field.name;
    if (!isObjectType(inner) || depth === 0) return [];
    const isPart = ['edges', 'node', 'items'].includes(field.name);
    return `${field.name} { ${everything(inner, isPart ? depth : depth - 1)} }`;
  });
  return ['__typename', ...fields].join(' ');
}

const objects = ['Product', 'Shop'].map((name) => `... on ${name} { ${everything(objectType(name), 1)} }`).join(' ');

function objectType(name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`There is no ${name}`);
  return type;
}

function selectionOf(field: Field, depth: number): string {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return '';
  return isObjectType(type) ? `{ ${everything(type, depth)} }` : `{ __typename ${objects} }`;
}

/** Each value of each argument by itself, and none if none is required. */
function questionsOf(field: Field, depth: number) {
  const variablesText = tells(field).flatMap((arg) => valuesOf(arg.name).map((value) => ({ arg, value })));
  const plain = { text: `{ it: ${field.name} ${selectionOf(field, depth)} }`, variables: {} };
  const questions = variablesText.map(({ arg, value }) => ({
    text: `query ($value: ${arg.type}) { it: ${field.name}(${arg.name}: $value) ${selectionOf(field, depth)} }`,
    variables: { value },
  }));
  return field.args.some(isRequiredArgument) ? questions : [plain, ...questions];
}

const rootFields = () => Object.values(objectType('Query').getFields());

type Query = (text: string, variables: Record<string, unknown>) => Promise<Json>;

/** The deepest document that the limits allow. */
async function answersOf(query: Query, field: Field, depth: number) {
  const answers: { variablesText: string; answer: Json }[] = [];
  for (const { text, variables } of questionsOf(field, depth)) {
    const answer = await query(text, variables);
    const codes = Object.values(answer.errors ?? {}).map(({ extensions }) => String(extensions?.code));
    if (codes.includes('TOO_COSTLY') && depth > 0) return answersOf(query, field, depth - 1);
    const unusual = codes.filter(
      (code) => !['NOT_FOUND', 'UNAUTHENTICATED', 'INVALID_INPUT', 'BAD_USER_INPUT'].includes(code),
    );
    expect(unusual, `${text} ${JSON.stringify(answer.errors)}`).toEqual([]);
    answers.push({ variablesText: JSON.stringify(variables), answer });
  }
  return answers;
}

async function leaks(query: Query) {
  const found: Record<string, string[]> = {};
  const answered = new Set<string>();
  for (const field of rootFields()) {
    for (const { variablesText, answer } of await answersOf(query, field, 2)) {
      if (answer.data?.it) answered.add(field.name);
      const secrets = secretsIn(JSON.stringify(answer.data ?? null)).filter((one) => !variablesText.includes(one));
      if (secrets.length > 0) found[field.name] = [...new Set([...(found[field.name] ?? []), ...secrets])];
    }
  }
  return { found, answered };
}

test("no public field shows a visitor drafts, inactive or hidden content, or a seller's private data", async () => {
  const visitor = bff.browser();
  const { found, answered } = await leaks((text, variables) => visitor.query(text, variables));
  expect(found).toEqual({});
  expect([...answered]).toEqual(expect.arrayContaining(['product', 'products', 'shop', 'shops', 'node', 'nodes']));
});

test('other users do not see them either', async () => {
  const browser = bff.browser();
  await browser.logIn((await market.world.createUser()).email, password);
  const { found } = await leaks((text, variables) => browser.query(text, variables));
  expect(found).toEqual({});
});

test('a hidden shop is not found as a node by any user', async () => {
  const browser = bff.browser();
  await browser.logIn((await market.world.createUser()).email, password);
  const ids = scene.shops.map(({ businessSlug }) => btoa(`Shop:${businessSlug}`));
  const { data } = await browser.query('query ($ids: [ID!]!) { nodes(nodeIds: $ids) { __typename } }', { ids });
  expect(data?.nodes).toEqual([{ __typename: 'Shop' }, null, null, null]);
});

/** The subscriptions that a visitor may start, with what they are about. */
const publicSubscriptions = (): Record<string, readonly string[]> => ({
  productChanged: scene.products.map(({ id }) => `id: "${id}"`),
  shopChanged: scene.shops.map(({ businessSlug }) => `by: { slug: "${businessSlug}" }`),
});

test('no public event contains hidden content', async () => {
  const tab = bff.browser().tab();
  const fields = objectType('Subscription').getFields();
  const subscriptions = publicSubscriptions();
  const started = Object.values(fields).flatMap((field) => {
    if (!field.description?.includes('Public.')) return [];
    const about = subscriptions[field.name];
    if (!about) throw new Error(`Say in graphql-bff/tests/public-reads.test.ts what ${field.name} is about`);
    return about.map((args) => watch(tab, `subscription { ${field.name}(${args}) ${selectionOf(field, 1)} }`));
  });
  await eventually(() => started.every(({ events, errors }) => events.length + errors.length > 0));
  const seller = await browserOf(market, scene.shop.owner);
  for (const { slug } of scene.products.slice(0, 4))
    await seller.patch(`/api/products/${slug}`, { meta_title: 'Open' });
  await eventually(() => started.flatMap(({ events }) => events).length >= 3);
  expect(secretsIn(JSON.stringify(started.map(({ events }) => events)))).toEqual([]);
  await tab.dispose();
});
