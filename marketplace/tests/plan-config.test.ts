import { planConfig } from '@besesaka/schema/plans/resources.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

test('the configuration has plans, prices and the limits of the free tier, for logged-in users', async () => {
  const path = '/api/config/user-subscription-config';
  expect((await market.client().get(path)).status).toBe(401);
  const { email } = await market.world.createUser({ isSeller: true });
  const client = market.client();
  await client.post('/api/login', { email, password });
  const { body } = await client.get(path);
  const { pricing, systemLimits } = planConfig.parse(body);
  expect(pricing.map(({ plan, price, duration_days: days }) => [plan, price, days])).toEqual([
    ['1_week', '30.00', 7],
    ['1_month', '50.00', 30],
    ['3_months', '135.00', 90],
    ['6_months', '240.00', 180],
    ['annual', '420.00', 365],
  ]);
  expect(systemLimits).toEqual({ free_limit_per_category: 5, free_products_per_category: 5 });
});
