import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { pageChangesPath, shown } from '@besesaka/schema/kernel/pages/page-changes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quietBus, serviceSecret, startBff } from './bff.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
});
afterAll(() => market.close());

const headers = { 'x-service-secret': serviceSecret };

/** The stream's lines, one by one; null when it has ended. */
async function linesOf(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  return async function next(): Promise<string | null> {
    while (!rest.includes('\n\n')) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) return null;
      rest += value;
    }
    const end = rest.indexOf('\n\n');
    const line = rest.slice(0, end);
    rest = rest.slice(end + 2);
    return line;
  };
}

test('a web process hears over one stream what a seller changed, until the BFF closes', async () => {
  const bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus, now: market.clock.now });
  const next = await linesOf(await fetch(bff.url + pageChangesPath, { headers }));
  expect(await next()).toBe(':');
  const shop = await market.world.createShop();
  const { id, slug } = await market.world.createProduct({ shop });
  const browser = bff.browser();
  await browser.logIn(shop.owner.email, password);
  const change = 'mutation ($input: ChangeProductInput!) { changeProduct(input: $input) { errors { code } } }';
  await browser.query(change, { input: { slug, price: '340.00' } });
  const told = [await next(), await next()].join();
  expect(told).toContain(shown.product(id));
  expect(told).toContain(shown.lists);
  await bff.close();
  expect(await next()).toBeNull();
});

test('who does not know the secret of the services learns nothing', async () => {
  const bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus });
  const guesses: Record<string, string>[] = [
    {},
    { 'x-service-secret': 'a guess' },
    { authorization: `Bearer ${serviceSecret}` },
  ];
  for (const given of guesses) {
    const response = await fetch(bff.url + pageChangesPath, { headers: given });
    expect([response.status, await response.text()]).toEqual([404, '']);
  }
  await bff.close();
});

test('while the bus is away nobody is told that pages stay as they are', async () => {
  const bus = { ...quietBus, status: () => 'down' as const };
  const bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus });
  expect((await fetch(bff.url + pageChangesPath, { headers })).status).toBe(503);
  await bff.close();
});
