import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace, testSecrets } from '#world/marketplace.ts';
import { password } from '#world/world.ts';
import { mailsTo } from './mailed-link.ts';
import { shipping, shopper } from './orders/shoppers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace({ environment: { LOGINS_PER_HOUR: '30' } });
  await market.marketplace.jobs.start();
});
afterAll(() => market.close());

const statusesOf = async (times: number, act: () => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push((await act()).status);
  return statuses;
};

test('a password can be changed five times an hour, even with the right old one', async () => {
  const browser = await browserOf(market, await market.world.createUser());
  let turn = 0;
  const change = () => {
    turn += 1;
    const passwords = [password, 'Medaase#2027'];
    return browser.post('/api/change-password', {
      old_password: passwords[(turn + 1) % 2],
      new_password: passwords[turn % 2],
    });
  };
  expect(await statusesOf(5, change)).toEqual([200, 200, 200, 200, 200]);
  const refused = await change();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
});

test('an account can be deleted and restored three times a day', async () => {
  const user = await market.world.createUser();
  const turn = async () => {
    const browser = await browserOf(market, user);
    const body = { reason: 'Other' };
    const deleted = await browser.delete('/api/delete-account', body);
    await market.client().post('/api/login', { email: user.email, password });
    return deleted;
  };
  expect(await statusesOf(4, turn)).toEqual([200, 200, 200, 429]);
});

test('successful logins have a limit, too', async () => {
  const ownMarket = await startTestMarketplace({ environment: { LOGINS_PER_HOUR: '3' } });
  const [one, other] = [await ownMarket.world.createUser(), await ownMarket.world.createUser()];
  const logIn = ({ email }: { email: string }) => ownMarket.client().post('/api/login', { email, password });
  expect(await statusesOf(4, () => logIn(one))).toEqual([200, 200, 200, 429]);
  expect((await logIn(other)).status).toBe(200);
  await ownMarket.close();
});

test('twenty parallel logins with the right password succeed: pending ones do not count as failures', async () => {
  const { email } = await market.world.createUser();
  const clientAt = (n: number) =>
    market.client({ 'x-service-secret': testSecrets.SERVICE_SECRET, 'x-client-address': `10.1.0.${n % 4}` });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => clientAt(n).post('/api/login', { email, password })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const wrong = await Promise.all(
    Array.from({ length: 20 }, (_, n) => clientAt(n).post('/api/login', { email, password: 'Wrong#2026' })),
  );
  expect(wrong.filter(({ status }) => status === 401)).toHaveLength(10);
});

test('a payment is marked and unmarked six times an hour, and the buyer gets one mail for each', async () => {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop });
  const buyer = await shopper(market);
  const seller = await browserOf(market, shop.owner);
  const placed = await buyer.post('/api/orders/single', { ...shipping, product_id: product.id, quantity: 1 });
  const path = `/api/orders/${placed.body.order?.order_id}/status`;
  await seller.post(path, { action: 'accept' });
  let turn = 0;
  const mark = () => {
    turn += 1;
    const paid = { action: 'mark_paid', payment_method: 'mobile_money' };
    return seller.post(path, turn % 2 ? paid : { action: 'mark_unpaid' });
  };
  expect(await statusesOf(7, mark)).toEqual([200, 200, 200, 200, 200, 200, 429]);
  const subjects = () => mailsTo(market, buyer.user.email).map(({ subject }) => subject);
  await expect.poll(() => subjects().length, { timeout: 10_000 }).toBe(4);
  await new Promise((done) => setTimeout(done, 300));
  expect(subjects().filter((subject) => /paid/.test(subject))).toHaveLength(2);
});

test('a user can take 120 order steps an hour', async () => {
  const ownMarket = await startTestMarketplace({ environment: { ORDER_STEPS_PER_HOUR: '3' } });
  const browser = await browserOf(ownMarket, await ownMarket.world.createUser());
  const step = () => browser.post('/api/orders/ABC123/status', { action: 'accept' });
  expect(await statusesOf(4, step)).toEqual([404, 404, 404, 429]);
  await ownMarket.close();
});
