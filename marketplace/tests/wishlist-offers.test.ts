import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#accounts/tables.ts';
import { notifications } from '#notifications/tables.ts';
import { notifyOffer } from '#wishlist/notify-offer.ts';
import { wishlistItems, wishlists } from '#wishlist/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { promised, size } from '#world/depth.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { shipping } from './orders/shoppers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
  await market.marketplace.jobs.start();
}, 60_000);
afterAll(() => market.close());

async function shopWith(given: Parameters<TestMarketplace['world']['createProduct']>[0] = {}) {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop, name: 'Kente stole', pricePesewas: 10_000, ...given });
  const change = async (values: object) => {
    const seller = await browserOf(market, shop.owner);
    expect((await seller.patch(`/api/products/${product.slug}`, values)).status).toBe(200);
  };
  return { product, change };
}

async function wisherOf(product: { id: string }) {
  const user = await market.world.createUser();
  const browser = await browserOf(market, user);
  await browser.post('/api/add-to-wishlist', { product_id: product.id });
  const notices = async () => {
    const { body } = await (await browserOf(market, user)).get('/api/notifications');
    return (body.results as unknown as { text: string }[]).map(({ text }) => text);
  };
  const mails = () => market.mailer.stored?.().filter(({ to }) => to === user.email) ?? [];
  return { user, browser, notices, mails };
}

const job = (product: { id: string }, offer: object) =>
  notifyOffer({
    ctx: market.context(),
    payload: { productId: product.id, version: 2, cheaper: true, restocked: false, ...offer },
  });

test('a lower price is notified once, in the app and by mail', async () => {
  const { product, change } = await shopWith();
  const buyer = await wisherOf(product);
  await change({ price: '90' });
  await expect
    .poll(buyer.notices, { timeout: 15_000 })
    .toEqual(['Kente stole now costs ₵90, ₵10 less than when you saved it.']);
  expect((await buyer.browser.get('/api/notifications')).body.results?.[0]).toMatchObject({
    kind: 'wishlist',
    title: 'Price drop: Kente stole',
    source: 'buyer',
    link: `/products/${product.slug}`,
  });
  await expect.poll(() => buyer.mails().length, { timeout: 15_000 }).toBe(1);
  // The job may run again, and notifies no user twice.
  await job(product, {});
  expect((await buyer.browser.get('/api/notifications')).body.results?.[0]).toMatchObject({ number: 1 });
});

test('only a price below all known ones is notified, and mails are sent once a day', async () => {
  const { product, change } = await shopWith();
  const buyer = await wisherOf(product);
  const priced = async (price: string) => {
    await change({ price });
    await job(product, {});
    const [newest] = await buyer.notices();
    return newest;
  };
  expect(await priced('80')).toBe('Kente stole now costs ₵80, ₵20 less than when you saved it.');
  expect(await priced('120')).toBe('Kente stole now costs ₵80, ₵20 less than when you saved it.');
  expect(await priced('90')).toBe('Kente stole now costs ₵80, ₵20 less than when you saved it.');
  expect(await priced('70.50')).toBe('Kente stole now costs ₵70.50, ₵29.50 less than when you saved it.');
  const mailedAt = async () => {
    const [row] = await market.db.select().from(wishlistItems).where(eq(wishlistItems.userId, buyer.user.id));
    return row?.mailedAt;
  };
  const first = await mailedAt();
  market.clock.pass({ seconds: 23 * 3600 });
  await priced('70');
  expect(await mailedAt()).toEqual(first);
  market.clock.pass({ seconds: 3600 });
  await priced('60');
  expect(await mailedAt()).toEqual(market.clock.now());
});

test('a restock is notified, also one by a cancelled order', async () => {
  const { product, change } = await shopWith({ stockQuantity: 1 });
  const buyer = await wisherOf(product);
  const other = await browserOf(market, await market.world.createUser());
  const { body } = await other.post('/api/orders/single', { product_id: product.id, quantity: 1, ...shipping });
  const code = body.order?.order_id;
  await job(product, { cheaper: false, restocked: true });
  expect(await buyer.notices()).toEqual([]);
  expect((await other.post(`/api/orders/${code}/status`, { action: 'cancel' })).status).toBe(200);
  await expect.poll(buyer.notices, { timeout: 15_000 }).toEqual(['Kente stole is available again for ₵100.']);
  await change({ stock_quantity: 0, price: '50' });
  await job(product, {});
  expect(await buyer.notices()).toHaveLength(1);
});

test('a change is not notified while its kind is turned off, nor later', async () => {
  const { product, change } = await shopWith();
  const [quiet, unmailed] = [await wisherOf(product), await wisherOf(product)];
  await quiet.browser.patch('/api/wishlist/settings', { price_drops: false });
  await unmailed.browser.patch('/api/wishlist/settings', { mails: false });
  await change({ price: '90' });
  await job(product, {});
  expect([await quiet.notices(), await unmailed.notices()]).toMatchObject([[], [/₵90/]]);
  await quiet.browser.patch('/api/wishlist/settings', { price_drops: true });
  await job(product, {});
  expect(await quiet.notices()).toEqual([]);
  const [row] = await market.db.select().from(wishlistItems).where(eq(wishlistItems.userId, unmailed.user.id));
  expect(row?.mailedAt).toBeNull();
});

/** The median time in milliseconds of a list and a product for a visitor. */
async function readDuring(underway: Promise<unknown>, { slug }: { slug: string }) {
  const visitor = market.client();
  const times: number[] = [];
  let isOver = false;
  void underway.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const begun = performance.now();
    await visitor.get('/api/v1/products/?page_size=24');
    await visitor.get(`/api/v1/products/${slug}`);
    times.push(performance.now() - begun);
    await pause(5);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

test('thousands of users are notified once each, however often and in parallel the job runs', async () => {
  const { product, change } = await shopWith();
  const one = await wisherOf(product);
  const recipients = size(1_000, 10_000);
  const copied = sql`insert into ${users} (id, full_name, email, telephone_number, telephone_e164, password_hash, date_joined)
    select gen_random_uuid(), full_name, 'wisher' || n || '@example.com', telephone_number, telephone_e164, password_hash, date_joined
    from ${users}, generate_series(1, ${recipients - 1}) n where email = ${one.user.email}`;
  await market.db.execute(copied);
  const wishers = sql`select id from ${users} where email like 'wisher%'`;
  const now = market.clock.now().toISOString();
  await market.db.execute(
    sql`insert into ${wishlists} (user_id, version, mails, updated_at) select id, 1, false, ${now}::timestamptz from (${wishers}) w`,
  );
  await market.db.execute(sql`insert into ${wishlistItems} (user_id, product_id, saved_pesewas, known_pesewas, stock_version, created_at)
    select id, ${product.id}, 10000, 10000, 1, ${now}::timestamptz from (${wishers}) w`);
  const before = await readDuring(pause(size(50, 700)), product);
  const begun = performance.now();
  await change({ price: '90' });
  expect(performance.now() - begun).toBeLessThan(promised(1_000));
  const notices = async () => {
    const { rows } =
      await market.db.execute(sql`select count(*)::int as recipients, max(number) as times from ${notifications}
      where subject = ${`wishlist:${product.id}:price`}`);
    return rows[0];
  };
  const jobs = Promise.all([job(product, {}), job(product, {})]);
  const meanwhile = await readDuring(jobs, product);
  await jobs;
  // Reads are no slower meanwhile than before or after.
  const quiet = Math.max(before, await readDuring(pause(size(50, 700)), product));
  expect(meanwhile).toBeLessThan(promised(3 * quiet + 30));
  expect(await notices()).toEqual({ recipients, times: 1 });
  await job(product, {});
  expect(await notices()).toEqual({ recipients, times: 1 });
}, 120_000);
