import { planProducts } from '@besesaka/marketplace/demo/plan-products.ts';
import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { examples } from '#platform/graphiql/graphiql-examples.ts';
import { schema } from '#server.ts';

const texts = Object.values(examples);

test('every example of GraphiQL fits the schema', () => {
  for (const text of texts) expect(validate(schema, parse(text))).toEqual([]);
});

test("the examples name the demo's own shop and product", () => {
  const [, id] = /productChanged\(id: "([^"]+)"/.exec(texts.join()) ?? [];
  const [, slug] = /updateProduct\(input: { slug: "([^"]+)"/.exec(texts.join()) ?? [];
  const [, shop] = /shop: "([^"]+)"/.exec(texts.join()) ?? [];
  const product = planProducts(new Date()).find(({ row }) => row.id === id)?.row;
  expect(texts.join()).toContain(`productId: "${id}"\n    message:`);
  expect(product).toMatchObject({ slug, sellerSlug: shop, isActive: true });
});
