import { createHash } from 'node:crypto';
import { promised } from '@besesaka/marketplace/tests/world/depth.ts';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import {
  buildSchema,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isIntrospectionType,
  isListType,
  isObjectType,
  isRequiredArgument,
  parse,
  validate,
} from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countFields } from '#platform/cost/count-fields.ts';
import { checkSelectedFields } from '#platform/cost/document-limits.ts';
import { limits } from '#platform/cost/limits.ts';
import { listSizeOf } from '#platform/cost/list-size.ts';
import { Work } from '#platform/cost/work.ts';
import { estimateCost } from '#platform/graphql/cost-guard.ts';
import { createExecute } from '#platform/graphql/execute.ts';
import { createKnownDocuments } from '#platform/graphql/persisted.ts';
import { schema } from '#server.ts';
import { type Browser, serviceSecret, silent, startBff, type TestBff, watch } from './bff.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
let slug: string;
const budget = { points: 1_000_000, seconds: 60 };

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  const category = await market.world.createCategory();
  const shop = await market.world.createShop();
  for (let count = 0; count < 13; count += 1) {
    ({ slug } = await market.world.createProduct({ shop, category, description: 'x'.repeat(4_000) }));
  }
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus, budget });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});
beforeEach(() => {
  bff.calls.length = 0;
});

const nest = (field: string, depth: number, inner: string): string =>
  depth === 0 ? inner : `${field} { ${nest(field, depth - 1, inner)} }`;

const codeOf = async (query: string, browser: Browser = bff.browser(), variables = {}) =>
  (await browser.query(query, variables)).errors?.[0]?.extensions?.code;

const objects = () =>
  Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && !isIntrospectionType(type),
  );

test('every list states its maximum length, itself or by the field that leads to it', () => {
  const sized = new Set<string>();
  for (const type of objects()) {
    for (const field of Object.values(type.getFields())) {
      const size = listSizeOf(field);
      if (size?.sizedField) sized.add(`${getNamedType(field.type).name}.${size.sizedField}`);
    }
  }
  const unknown = objects().flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => isListType(getNullableType(field.type)))
      .filter((field) => listSizeOf(field) === null && !sized.has(`${type.name}.${field.name}`))
      .map((field) => `${type.name}.${field.name}`),
  );
  expect(unknown).toEqual([]);
});

/** Every way from a type back to itself that passes a list, as selections around what is inside. */
function waysAround(type: GraphQLObjectType): ((inner: string) => string)[] {
  const wrappers: ((inner: string) => string)[] = [];
  const visit = (at: GraphQLObjectType, passed: GraphQLObjectType[], wrap: (s: string) => string, list: boolean) => {
    for (const field of Object.values(at.getFields())) {
      const next = getNamedType(field.type);
      if (!isObjectType(next)) continue;
      const isList = list || isListType(getNullableType(field.type));
      const around = (inner: string) => wrap(`${field.name} { ${inner} }`);
      if (next === type && isList) wrappers.push(around);
      else if (!passed.includes(next)) visit(next, [...passed, next], around, isList);
    }
  };
  visit(type, [type], (inner) => inner, false);
  return wrappers;
}

test('no type leads to unbounded lists of itself', () => {
  const endless = objects().flatMap((type) => waysAround(type).map((around) => ({ type, around })));
  expect(endless.length).toBeGreaterThan(1);
  for (const { type, around } of endless) {
    const body = Array.from({ length: 8 }).reduce<string>((inner) => around(inner), '__typename');
    // Whatever leads to it: the fragment alone is what is judged.
    const operation = objects()
      .flatMap((parent) => (parent === schema.getQueryType() ? Object.values(parent.getFields()) : []))
      .find((field) => getNamedType(field.type) === type);
    if (!operation) continue;
    const [needed] = operation.args.filter(isRequiredArgument);
    const args = needed ? `(${needed.name}: ${needed.name === 'by' ? '{ slug: "x" }' : '"x"'})` : '';
    const document = parse(`{ ${operation.name}${args} { ${body} } }`);
    expect(validate(schema, document)).toEqual([]);
    expect(estimateCost(schema, { document }).error?.extensions.code, around('..')).toBe('TOO_COSTLY');
  }
});

test('related products of related products are refused without a call, and plain related products are allowed', async () => {
  for (const depth of [5, 8]) {
    const query = `{ product(by: { slug: "${slug}" }) { ${nest('related', depth, 'id')} } }`;
    expect(await codeOf(query)).toBe('TOO_COSTLY');
  }
  expect(bff.calls).toEqual([]);
  const { data, errors } = await bff.browser().query(`{ product(by: { slug: "${slug}" }) { related { id name } } }`);
  expect(errors).toBeUndefined();
  expect(data?.product?.related).toHaveLength(12);
});

test('the cost depends on the requested lengths, whether literal, variable or default', () => {
  const costOf = (text: string, variableValues: Record<string, unknown> = {}) =>
    estimateCost(schema, { document: parse(text), variableValues }).cost;
  const list = (first: string) => `products${first} { edges { node { id } } }`;
  const few = costOf(`{ ${list('(first: 10)')} }`);
  const many = costOf(`{ ${list('(first: 100)')} }`);
  expect(many - few).toBe(90 * 3 - 90 + 90);
  const byVariable = `query ($first: Int) { ${list('(first: $first)')} }`;
  expect(costOf(byVariable, { first: 100 })).toBe(many);
  expect(costOf(byVariable, { first: 10 })).toBe(few);
  expect(costOf(`query ($first: Int = 100) { ${list('(first: $first)')} }`)).toBe(many);
  expect(costOf(`{ ${list('')} }`)).toBe(costOf(`{ ${list('(first: 24)')} }`));
  expect(
    costOf(`query ($first: Int) { ...F } fragment F on Query { ${list('(first: $first)')} }`, { first: 100 }),
  ).toBe(many);
});

test('the response states the requested cost, the rest and the refill time, and covers the calls that were made', async () => {
  const fields = 'id name description images { id } related { id } reviews(first: 3) { edges { node { id } } }';
  const query = `{ products(first: 3) { edges { node { ${fields} } } } categories { id children { id } } }`;
  const answer = await stranger().query(query);
  const { cost } = answer.extensions ?? {};
  expect(answer.errors).toBeUndefined();
  const names = JSON.stringify(answer.data).match(/"\w+":/g) ?? [];
  expect(Number(cost?.asked)).toBeGreaterThanOrEqual(names.length + bff.calls.length * limits.callCost);
  expect(Number(cost?.left)).toBeLessThanOrEqual(budget.points - Number(cost?.asked));
  expect(Number(cost?.refillsIn)).toBeGreaterThan(0);
});

test('a session that is renewed during the request is charged for it', async () => {
  const { email } = await market.world.createUser();
  const browser = bff.browser();
  // By the clock of this service, tokens of the other one have expired.
  await browser.logIn(email, password);
  bff.calls.length = 0;
  const headers = { 'content-type': 'application/json', 'x-client-address': '203.0.113.7' };
  const body = JSON.stringify({ query: '{ order(id: "S43XUM7EMS") { id } }' });
  const { data, extensions } = JSON.parse(await (await browser.send({ method: 'POST', headers, body })).text());
  expect(data).toEqual({ order: null });
  expect(bff.calls).toEqual(['POST /api/auth/refresh', expect.stringContaining('GET /api/orders/')]);
  expect(extensions.cost.asked).toBeGreaterThanOrEqual(1 + bff.calls.length * limits.callCost);
});

test('execution stops at the limits for fields, bytes and calls, even if the estimated cost was too low', async () => {
  const registered = (text: string) => ({ [hashOf(text)]: text });
  const joined = `query Joined { product(by: { slug: "${slug}" }) { ${nest('related', 5, 'id')} } }`;
  const stocks = Array.from({ length: 30 }, (_, index) => `a${index}: stockQuantity`).join(' ');
  const many = `query Many { product(by: { slug: "${slug}" }) { ${nest('related', 3, stocks)} } }`;
  const twelve = Array.from({ length: 50 }, (_, index) => `a${index}: related { b: description c: description }`);
  const long = `query Long { product(by: { slug: "${slug}" }) { ${twelve.join(' ')} } }`;
  const aliases = Array.from({ length: 80 }, (_, index) => `a${index}: product(by: { slug: "none-${index}" }) { id }`);
  const calls = `query Calls { ${aliases.join(' ')} }`;
  const own = await startBff({
    marketplaceFetch: market.marketplace.fetch,
    bus: market.bus,
    documents: { ...registered(joined), ...registered(many), ...registered(long), ...registered(calls) },
  });
  const send = async (text: string) => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(text) } };
    const headers = { 'content-type': 'application/json' };
    const response = await own.browser().send({ method: 'POST', headers, body: JSON.stringify({ extensions }) });
    return JSON.parse(await response.text());
  };
  for (const [text, code] of [
    // Data that many fields need is read once, so only the response grows.
    [joined, 'ANSWER_TOO_LARGE'],
    [many, 'ANSWER_TOO_LARGE'],
    [long, 'ANSWER_TOO_LARGE'],
    [calls, 'TOO_MANY_CALLS'],
  ] as const) {
    const { data, errors } = await send(text);
    expect(data ?? null).toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors[0].extensions.code).toBe(code);
  }
  expect(own.calls.length).toBeLessThan(200);
  await own.close();
});

test('plain fields count as well in documents that are not registered', async () => {
  const small = countFields(buildSchema('type Query { things: [Thing!]! } type Thing { id: ID! }'));
  const admitAll = async () => ({ error: null, extensions: null });
  const execute = createExecute({
    schema: small,
    known: createKnownDocuments({}, small, silent),
    costGuard: admitAll,
    introspection: true,
    log: silent,
  });
  const items = Array.from({ length: limits.fields + 1 }, () => ({ id: 'x' }));
  const document = parse('{ things { id } }');
  const result = await execute({
    schema: small,
    document,
    rootValue: { things: items },
    contextValue: { work: new Work() },
  });
  expect(result.data).toBeUndefined();
  expect(result.errors?.map(({ extensions }) => extensions.code)).toEqual(['ANSWER_TOO_LARGE']);
});

test('hundreds of repeated fields are refused before they are merged', async () => {
  const repeated = `{ ${'categories { id } '.repeat(480)} }`;
  const spread = `{ ${Array.from({ length: 150 }, (_, i) => `...F${i}`).join(' ')} } ${Array.from({ length: 150 }, (_, i) => `fragment F${i} on Query { categories { id } }`).join(' ')}`;
  const doubling = `{ ...F0 } ${Array.from({ length: 30 }, (_, i) => `fragment F${i} on Query { a: __schema { ...F${i + 1} } b: __schema { ...F${i + 1} } }`).join(' ')}`;
  const circle =
    '{ ...A } fragment A on Query { product(by: { slug: "x" }) { related { ...B } } } fragment B on Product { related { ...B } }';
  for (const query of [repeated, spread, doubling]) {
    const document = parse(query);
    expect(checkSelectedFields(document)).toHaveLength(1);
    expect(await codeOf(query)).toBe('DOCUMENT_TOO_LARGE');
  }
  expect((await bff.browser().query(circle)).errors?.length).toBeGreaterThan(0);
  expect(bff.calls).toEqual([]);
});

test('the same limits apply to queries and subscriptions over a socket', async () => {
  const deep = nest('related', 6, 'id');
  const tab = bff.browser().tab();
  const asked = watch(tab, `query ($slug: String!) { product(by: { slug: $slug }) { ${deep} } }`, { slug });
  const watched = watch(tab, `subscription { messageAdded { conversation { product { ${deep} } } } }`);
  await asked.until(1);
  await watched.until(1);
  expect(JSON.stringify(asked.events)).toContain('TOO_COSTLY');
  expect(JSON.stringify(watched.events)).toContain('TOO_COSTLY');
  expect(bff.calls.filter((call) => call.includes('related'))).toEqual([]);
  await tab.dispose();
});

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A client with a known address, as all external clients have. */
function stranger(address = '203.0.113.7') {
  const browser = bff.browser();
  return {
    async query(text: string) {
      const headers = { 'content-type': 'application/json', 'x-client-address': address };
      const response = await browser.send({ method: 'POST', headers, body: JSON.stringify({ query: text }) });
      return JSON.parse(await response.text());
    },
  };
}

test('fragments that spread each other twice are refused without being expanded', async () => {
  const doubling = Array.from({ length: 30 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`);
  const asked = performance.now();
  expect(await codeOf(`{ ...F0 } ${doubling.join(' ')} fragment F30 on Query { __typename }`)).toBe('TOO_COSTLY');
  expect(performance.now() - asked).toBeLessThan(promised(3_000));
});
