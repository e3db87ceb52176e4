import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveDueOrders } from '#orders/placed/move-due-orders.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import type { Client } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { shipping } from './orders/shoppers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace({ environment: { PUBLIC_URL: 'https://besesaka.example', DEV_PAGES: 'on' } });
  await market.marketplace.jobs.start();
});
afterAll(() => market.close());

const fromShop = { origin: 'https://besesaka.example' };

async function placed({ buyerName = 'Yaw Boateng', shopName = '', quantity = 2 } = {}) {
  const shop = await market.world.createShop(shopName ? { businessName: shopName } : {});
  const product = await market.world.createProduct({ shop, pricePesewas: 12_550 });
  const user = await market.world.createUser({ fullName: buyerName });
  const buyer = { ...(await browserOf(market, user)), user };
  const seller = await browserOf(market, shop.owner);
  const answer = await buyer.post('/api/orders/single', { ...shipping, product_id: product.id, quantity }, fromShop);
  expect(answer.status).toBe(201);
  const code = String(answer.body.order?.order_id);
  const step = (by: Pick<Client, 'post'>, action: string, more: object = {}) =>
    by.post(`/api/orders/${code}/status`, { action, ...more }, fromShop);
  return { code, shop, buyer, seller, step };
}

const newsOf = async (browser: Pick<Client, 'get'>) =>
  Object.values((await browser.get('/api/notifications')).body.results ?? {});

const mailsTo = (email: string) => market.mailer.stored?.().filter(({ to }) => to === email) ?? [];

test('a new order notifies the seller, and both users get a mail', async () => {
  const { code, buyer, seller, shop } = await placed();
  expect(await newsOf(seller)).toMatchObject([
    {
      kind: 'order',
      source: 'seller',
      title: `New order ${code}`,
      text: 'Yaw Boateng ordered 2 items, ₵251. Please contact them within 24 hours. Without an answer it expires after 72 hours.',
      link: `/dashboard/orders/${code}`,
      is_read: false,
    },
  ]);
  expect(await newsOf(buyer)).toEqual([]);
  await expect.poll(() => mailsTo(buyer.user.email).length + mailsTo(shop.owner.email).length).toBe(2);
  const [toSeller] = mailsTo(shop.owner.email);
  expect(toSeller?.subject).toBe(`New order ${code}`);
  expect(toSeller?.text).toContain('contacts them within 24 hours');
  expect(toSeller?.text).toContain(`https://besesaka.example/dashboard/orders/${code}`);
  expect(toSeller?.html).toContain(`href="https://besesaka.example/dashboard/orders/${code}"`);
  const [toBuyer] = mailsTo(buyer.user.email);
  expect(toBuyer?.subject).toBe(`Your order ${code} was placed`);
  expect(toBuyer?.text).toContain(`${shop.businessName} has your order of 2 items, ₵251`);
});

test('each step notifies the other user, and the buyer gets a mail with the reason', async () => {
  const { code, buyer, seller, step } = await placed({ quantity: 1 });
  for (const action of ['accept', 'dispatch', 'deliver']) expect((await step(seller, action)).status).toBe(200);
  await step(seller, 'mark_paid', { payment_method: 'mobile_money' });
  await step(buyer, 'complete');
  const titles = (await newsOf(buyer)).map(({ title }) => title);
  const toBuyer = ['was accepted', 'is on the way', 'was delivered', 'is paid'].map(
    (what) => `Your order ${code} ${what}`,
  );
  expect(titles.toSorted()).toEqual(toBuyer.toSorted());
  expect((await newsOf(seller)).map(({ title }) => title)).toContain(`Order ${code} is done`);
  const mailed = () => mailsTo(buyer.user.email).map(({ subject }) => subject);
  const all = [...toBuyer, `Your order ${code} is done`, `Your order ${code} was placed`].toSorted();
  await expect.poll(() => mailed().toSorted(), { timeout: 10_000 }).toEqual(all);

  const refused = await placed();
  await refused.step(refused.seller, 'decline', { reason: 'The last one broke.' });
  const [declined] = await newsOf(refused.buyer);
  expect(declined?.text).toContain('cannot take your order. Reason: The last one broke.');
});

test('steps of the clock notify both users', async () => {
  const { code, buyer, shop } = await placed();
  market.clock.pass({ days: 4 });
  await moveDueOrders({ ctx: market.context() });
  const [again, sellerAgain] = [await browserOf(market, buyer.user), await browserOf(market, shop.owner)];
  expect((await newsOf(again))[0]?.title).toBe(`Your order ${code} expired`);
  expect((await newsOf(sellerAgain))[0]?.title).toBe(`Order ${code} expired`);
});

test('a buyer finds their own acts in the feed, and the seller the new orders', async () => {
  const { code, buyer, seller, step } = await placed();
  await step(buyer, 'cancel');
  const feedOf = async (browser: Pick<Client, 'get'>) =>
    Object.values((await browser.get('/api/activities')).body.results ?? {}).map(({ title, type, source }) => [
      title,
      type,
      source,
    ]);
  expect(await feedOf(buyer)).toEqual([
    [`Your order ${code} was cancelled`, 'order', 'buyer'],
    [`Your order ${code} was placed`, 'order', 'buyer'],
  ]);
  expect((await feedOf(seller)).map(([title]) => title)).toEqual([`Order ${code} was cancelled`, `New order ${code}`]);
  expect(await newsOf(buyer)).toEqual([]);
});

test('names and reasons with HTML stay text', async () => {
  const name = '<img src=x onerror="alert(1)">\r\nBcc: all@example.com';
  const { code, buyer, seller, shop, step } = await placed({
    buyerName: name,
    shopName: '"><script>alert(2)</script>',
  });
  await step(seller, 'decline', { reason: '</p><a href="https://evil.example">Pay here</a>' });
  await expect.poll(() => mailsTo(buyer.user.email)).toHaveLength(2);
  await expect.poll(() => mailsTo(shop.owner.email)).toHaveLength(1);
  for (const { subject, text, html = '' } of [...mailsTo(buyer.user.email), ...mailsTo(shop.owner.email)]) {
    expect(subject).toContain(code);
    expect(subject).not.toMatch(/[\r\n<]/);
    expect(text).not.toMatch(/^Bcc/m);
    expect(html).not.toMatch(/<script|<img|<a href="https:\/\/evil/);
  }
  const page = market.client();
  const id = mailsTo(buyer.user.email)[0]?.id;
  const shown = await page.get(`/dev/mail/${id}/html`);
  expect(shown.headers.get('content-security-policy')).toContain('sandbox');
  expect(String(shown.body)).not.toContain('<script');
  expect(String((await page.get(`/dev/mail/${id}`)).body)).toContain(`/dev/mail/${id}/html`);
});
