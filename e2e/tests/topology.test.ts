import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Cluster, startCluster } from '#cluster.ts';

/** Whole servers start and end within a test, on a machine that may be busy. */
const patience = 120_000;
let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster();
}, patience);

afterAll(() => cluster?.close());

/** The answer's data: what is left of a stranger's budget differs from one answer to the next. */
async function ask(url: string, query: string): Promise<unknown> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: cluster.publicUrl },
    body: JSON.stringify({ query }),
  });
  return z.object({ data: z.unknown() }).parse(await response.json()).data;
}

const categories = '{ categories { slug } }';

test('two marketplaces and two BFFs answer the same over HTTP', async () => {
  for (const url of cluster.marketplaceUrls) {
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ status: 'ok', database: 'up', bus: 'up' });
  }
  const [first, second] = await Promise.all(cluster.bffUrls.map((url) => ask(url, categories)));
  expect(first).toHaveProperty('categories');
  expect(second).toEqual(first);
});

test(
  'each part goes on while its twin is killed and started again',
  async () => {
    const [first, second] = cluster.bffUrls;
    const whole = await ask(first, categories);
    await cluster.kill('marketplace-1');
    await cluster.kill('bff-2');
    expect(await ask(first, categories)).toEqual(whole);
    await cluster.start('bff-2');
    await cluster.start('marketplace-1');
    await cluster.kill('marketplace-2');
    expect(await ask(second, categories)).toEqual(whole);
    await cluster.start('marketplace-2');
  },
  patience,
);

test(
  'reading goes on while Redis is away, and the readiness says so',
  async () => {
    await cluster.kill('redis');
    const state = async () => (await fetch(`${cluster.marketplaceUrls[0]}/readyz`)).json();
    await expect.poll(state).toMatchObject({ status: 'degraded' });
    expect(await ask(cluster.bffUrls[0], categories)).toHaveProperty('categories');
    await cluster.start('redis');
    await expect.poll(state, { timeout: 10_000 }).toMatchObject({ status: 'ok' });
  },
  patience,
);

test(
  'a marketplace or a BFF without Redis or a secret names every missing setting and stops',
  async () => {
    const { createServerProcess } = await import('#server-process.ts');
    for (const folder of ['marketplace', 'graphql-bff']) {
      const server = createServerProcess({
        name: folder,
        port: 0,
        command: [process.execPath, '--import', 'tsx', `${folder}/src/main.ts`],
        isReady: async () => false,
      });
      await expect(server.start()).rejects.toThrow(/SERVICE_SECRET/);
    }
  },
  patience,
);
