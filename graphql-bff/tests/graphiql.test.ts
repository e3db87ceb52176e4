import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { planProducts } from '@besesaka/marketplace/demo/plan-products.ts';
import { getOperationAST, getVariableValues, parse, validate } from 'graphql';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { schema } from '#server.ts';
import { quietBus, startBff } from './bff.ts';
import { examples } from './examples.ts';

const operations = examples.map((example) => {
  const document = parse(example.query);
  return { ...example, document, operation: getOperationAST(document) };
});

test('every GraphiQL example is one named operation that fits the schema', () => {
  for (const { document, operation, name } of operations) {
    expect(validate(schema, document), name).toEqual([]);
    expect(operation?.name?.value).toBe(name);
  }
  const names = operations.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('the variables of every GraphiQL example fit it', () => {
  for (const { operation, variables, name } of operations) {
    const given = getVariableValues(schema, operation?.variableDefinitions ?? [], variables);
    expect(given.errors, name).toBeUndefined();
    expect(Object.keys(variables).toSorted(), name).toEqual(Object.keys(given.coerced ?? {}).toSorted());
  }
});

test('every tab of GraphiQL works: it is one page with our own files', async () => {
  // A run of this file alone may have no build.
  const root = fileURLToPath(new URL('../graphiql', import.meta.url));
  if (!existsSync(new URL('../dist/graphiql', import.meta.url))) await build({ root, logLevel: 'silent' });
  const bff = await startBff({ bus: quietBus, marketplaceFetch: async () => Response.json({}) });
  const response = await bff.browser().send({ headers: { accept: 'text/html' } });
  const html = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(html).not.toMatch(/<(?:script|link)[^>]+(?:src|href)="https?:/);
  const paths = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path);
  expect(paths.length).toBeGreaterThan(1);
  for (const path of paths) {
    expect((await bff.browser().send({ path })).headers.get('cache-control'), path).toContain('immutable');
  }
  for (const path of ['/graphql/assets/none.js', '/graphql/assets/../index.html', '/graphql/']) {
    expect((await bff.browser().send({ path })).status, path).toBe(404);
  }
  await bff.close();
});

test('the examples name a shop and a product of the demo', () => {
  const variablesOf = (name: string) => operations.find((one) => one.name === name)?.variables;
  const { product: id } = variablesOf('WatchProduct') ?? {};
  const product = planProducts(new Date()).find(({ row }) => row.id === id)?.row;
  expect(product).toMatchObject({ isActive: true });
  expect(variablesOf('SellerReprices')).toMatchObject({ slug: product?.slug });
  expect(variablesOf('BuyerFollowsShop')).toMatchObject({ shop: product?.sellerSlug });
});

test('the operations that the README names exist', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const named = [...readme.matchAll(/\*([A-Z][a-z]+[A-Z]\w+)\*/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(1);
  expect(operations.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
});
