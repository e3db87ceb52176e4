import { deletionReason } from '@besesaka/schema/accounts/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMemoryBus } from '#platform/bus/memory-bus.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { browserOf } from '#world/browser-of.ts';
import type { Client } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { createPublicScene, secretsIn } from '#world/public-scene.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let scene: Awaited<ReturnType<typeof createPublicScene>>;
const sent: { channel: string; message: string }[] = [];
beforeAll(async () => {
  const bus = createMemoryBus({ log: createLog({ level: 'silent' }) });
  const publish = (channel: string, message: string) => {
    sent.push({ channel, message });
    return bus.publish(channel, message);
  };
  market = await startTestMarketplace({ bus: { ...bus, publish } });
  scene = await createPublicScene(market);
});
afterAll(() => market.close());

test('the test data has the hidden content that the tests look for', () => {
  expect(deletionReason.values).toContain('Other');
  expect(scene.statuses).toEqual([200, 200]);
});

/** Values of the parameters of public reads by their names. Slugs and ids are those of all objects. */
function valuesOf(name: string): readonly string[] {
  const slugs = [...scene.products.map(({ slug }) => slug), ...scene.shops.map(({ businessSlug }) => businessSlug)];
  const ids = [...scene.products, ...scene.shops].map(({ id }) => id);
  const values: Record<string, readonly string[]> = {
    slug: [...slugs, ...ids, scene.product.categorySlug],
    slugs: [slugs.join(',')],
    id: ids,
    ids: [scene.products.map(({ id }) => id).join(',')],
    q: ['Kente', 'zmark'],
    business_name: ['Kente'],
    category: [scene.product.categorySlug],
    seller: [...scene.shops.map(({ businessSlug }) => businessSlug), ...scene.shops.map(({ id }) => id)],
    min_price: ['1'],
    max_price: ['1000000'],
    in_stock: ['true'],
    featured: ['true'],
    verified: ['true'],
    region: ['Greater Accra'],
    spec: ['care:zmark-care', 'size:zmark-size'],
    ordering: ['-rating', '-created_at'],
    updated_after: ['2020-01-01T00:00:00Z'],
    min_rating: ['1'],
    rating: ['4'],
    key: ['none'],
    page: ['1'],
    page_size: ['100'],
    limit: ['10'],
    count: ['true'],
    cursors: ['true'],
    with_featured: ['true'],
  };
  const value = values[name] ?? (['after', 'before', 'cursor', 'last', 'token'].includes(name) ? [] : undefined);
  if (!value) throw new Error(`Say in marketplace/tests/public-reads.test.ts what the parameter ${name} is given`);
  return value;
}

/** Each path with each value of its parameters; with the query that it needs, and with each value of each other one. */
function addressesOf({ path, params, query }: (typeof market.marketplace.operations)[number]): string[] {
  const paths = Object.keys(params?.shape ?? {}).reduce(
    (all, name) => all.flatMap((one) => valuesOf(name).map((value) => one.replace(`{${name}}`, value))),
    [path],
  );
  const names = Object.keys(query?.fields ?? {});
  const needed = names.filter((name) => !query?.schema.safeParse({}).success && ['slugs', 'ids', 'q'].includes(name));
  const start = needed.map((name) => [name, valuesOf(name)[0] ?? ''] as const);
  const queries = [
    start,
    ...names.flatMap((name) => valuesOf(name).map((value) => [...start, [name, value] as const])),
  ];
  return paths.flatMap((one) => queries.map((pairs) => `${one}?${new URLSearchParams(Object.fromEntries(pairs))}`));
}

/** Orders and chats with a hidden shop still show its name. */
const isNameOfShop = (text: string) => /^zmark-\w{8}(-shop)?$/.test(text);

const publicReads = () =>
  market.marketplace.operations.filter(
    ({ auth, method }) => method === 'GET' && ['visitor', 'optional'].includes(auth),
  );

async function leaks(client: Client) {
  const found: Record<string, string[]> = {};
  for (const operation of publicReads()) {
    const statuses = new Set<number>();
    for (const address of addressesOf(operation)) {
      const { status, body } = await client.get(address);
      // Each list has orders of its own.
      if (!address.includes('ordering=')) statuses.add(status);
      // A repeated request is allowed.
      const secrets = secretsIn(JSON.stringify(body)).filter((text) => !decodeURIComponent(address).includes(text));
      if (secrets.length > 0) found[operation.id] = [...new Set([...(found[operation.id] ?? []), ...secrets])];
    }
    expect(
      [...statuses].filter((status) => ![200, 404].includes(status)),
      operation.path,
    ).toEqual([]);
  }
  return found;
}

test("no public call shows a visitor drafts, inactive or hidden content, or a seller's private data", async () => {
  expect(publicReads().length).toBeGreaterThan(20);
  expect(await leaks(market.client())).toEqual({});
});

test('other users do not see them either, except the names of hidden shops', async () => {
  const { readShops = [], ...others } = await leaks(await browserOf(market, await market.world.createUser()));
  expect(others).toEqual({});
  expect(readShops.filter((text) => !isNameOfShop(text))).toEqual([]);
});

test('no public event contains hidden content', async () => {
  const seller = await browserOf(market, scene.shop.owner);
  const { id } = scene.product;
  // A change of each product and of the open shop.
  for (const product of scene.products.slice(0, 4))
    await seller.patch(`/api/products/${product.slug}`, { meta_title: 'Open' });
  await seller.put('/api/my-shop', { shop_description: 'Open-description of the shop' });
  const open = sent.filter(({ channel }) => /^(product|shop):/.test(channel));
  expect(open.some(({ channel }) => channel.includes(id))).toBe(true);
  const leaks = open.filter(({ message }) => secretsIn(message).some((text) => !isNameOfShop(text)));
  expect(leaks.map(({ channel, message }) => [channel, secretsIn(message)])).toEqual([]);
});

test('the owner reads all of it', async () => {
  const seller = await browserOf(market, scene.shop.owner);
  const read = await seller.get(`/api/v1/products/${scene.product.slug}`);
  expect(secretsIn(JSON.stringify(read.body))).toEqual(
    expect.arrayContaining(['zmark-size', 'zmark-sku-zmark-size', 'zmark-sku-Large', '98765', '987654.32']),
  );
});
