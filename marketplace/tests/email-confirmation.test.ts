import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';
import { mailedLink, mailsTo } from './mailed-link.ts';
import { shipping } from './orders/shoppers.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
  await market.marketplace.jobs.start();
});
afterAll(() => market.close());

const base = '/api/auth/email-confirmation';
const confirm = (link: object) => market.client().post(`${base}/confirm`, link);
let userCount = 0;

async function signedUp() {
  userCount += 1;
  const email = `newcomer${userCount}@example.com`;
  const account = { full_name: 'Abena Osei', telephone_number: '0244123456', password, password_confirm: password };
  const browser = market.client();
  await browser.post('/api/signup', { ...account, email });
  return { email, browser, link: await mailedLink(market, email, 'confirm-email') };
}

test('a signup sends a link that confirms the address once, on any device', async () => {
  const { browser, link } = await signedUp();
  expect((await browser.get('/api/me')).body.email_confirmed).toBe(false);
  expect(await confirm(link)).toMatchObject({ status: 200, body: { success: true, message: texts.emailConfirmed } });
  expect((await browser.get('/api/me')).body.email_confirmed).toBe(true);
  expect(await confirm(link)).toMatchObject({ status: 400, body: { error: texts.confirmationInvalid } });
});

test('a link is valid for three days, and three new ones can be requested per hour', async () => {
  const { email, browser, link } = await signedUp();
  market.clock.pass({ days: 3 });
  await browser.post('/api/auth/refresh');
  for (const wrong of [link, {}, { uid: 'x', token: 'y' }]) expect((await confirm(wrong)).status).toBe(400);
  const statuses: number[] = [];
  for (let i = 0; i < 4; i += 1) statuses.push((await browser.post(`${base}/request`)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await confirm(await mailedLink(market, email, 'confirm-email', 4))).status).toBe(200);
  market.clock.pass({ minutes: 60 });
  await browser.post('/api/auth/refresh');
  expect((await browser.post(`${base}/request`)).status).toBe(200);
  expect((await market.client().post(`${base}/request`)).status).toBe(401);
});

test('a confirmed user gets no confirmation mail', async () => {
  const user = await market.world.createUser();
  const browser = await browserOf(market, user);
  expect((await browser.post(`${base}/request`)).status).toBe(200);
  const { email } = await signedUp();
  expect(mailsTo(market, email)).toHaveLength(1);
  expect(mailsTo(market, user.email)).toEqual([]);
});

test('an unconfirmed user can place three checkouts a day, and a confirmed one more', async () => {
  const { id: product_id } = await market.world.createProduct({ stockQuantity: 100 });
  const { browser, link } = await signedUp();
  const order = () => browser.post('/api/orders/single', { ...shipping, product_id, quantity: 1 });
  const answers = await Promise.all(Array.from({ length: 6 }, order));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  for (const refused of answers.filter(({ status }) => status !== 201)) {
    const body = { success: false, code: 'EMAIL_UNCONFIRMED', error: texts.confirmToOrderMore(3) };
    expect(refused).toMatchObject({ status: 400, body });
  }
  market.clock.pass({ days: 1 });
  await browser.post('/api/auth/refresh');
  expect((await order()).status).toBe(201);
  for (let i = 0; i < 2; i += 1) await order();
  expect((await order()).status).toBe(400);
  await confirm(link);
  expect((await order()).status).toBe(201);
});

test('an unconfirmed user cannot sell', async () => {
  const owner = await market.world.createUser({ isSeller: true, emailConfirmedAt: null });
  const product = await market.world.createProduct({ shop: await market.world.createShop({ owner }) });
  const change = async () =>
    (await browserOf(market, owner)).patch(`/api/products/${product.slug}`, { stock_quantity: 3 });
  expect(await change()).toMatchObject({
    status: 400,
    body: { code: 'EMAIL_UNCONFIRMED', error: texts.confirmToSell },
  });
  await (await browserOf(market, owner)).post(`${base}/request`);
  await confirm(await mailedLink(market, owner.email, 'confirm-email'));
  expect((await change()).status).toBe(200);
});
