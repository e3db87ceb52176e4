import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#catalog/tables.ts';
import { moveDueOrders } from '#orders/placed/move-due-orders.ts';
import { pruneOrders } from '#orders/placed/prune-orders.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { uploads } from '#platform/uploads/tables.ts';
import { shops } from '#shops/tables.ts';
import { anyPicture } from '#world/access-scene.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import type { Json } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { roomyOrders, shipping, shopper } from './shoppers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace({ environment: roomyOrders });
});
afterAll(() => market.close());

const wrong = { reason: 'The seam is torn', return_reason: 'damaged' };
type Side = 'buyer' | 'seller';

/** A delivered order of 3 pieces of 10. */
async function delivered() {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop, stockQuantity: 10 });
  const buyer = await shopper(market);
  const { body } = await buyer.post('/api/orders/single', { ...shipping, product_id: product.id, quantity: 3 });
  const path = `/api/orders/${body.order?.order_id}`;
  const users = { buyer: buyer.user, seller: shop.owner };
  // A browser for each step: the clock may have outlived the last one's token.
  const as = (side: Side) => browserOf(market, users[side]);
  const step = async (side: Side, action: string, more = {}) =>
    (await as(side)).post(`${path}/status`, { action, ...more });
  const takeSteps = async (...steps: [Side, string, object?][]) => {
    for (const [side, action, more] of steps)
      expect([action, (await step(side, action, more)).status]).toEqual([action, 200]);
  };
  const read = async (side: Side = 'buyer') => (await (await as(side)).get(path)).body;
  /** Stock, sales of the product, sales of the shop. */
  const shelf = async () => {
    const [row] = await market.db
      .select({ stock: products.stockQuantity, sold: products.salesCount, soldByShop: shops.salesCount })
      .from(products)
      .innerJoin(shops, eq(shops.id, products.shopId))
      .where(eq(products.id, product.id));
    return Object.values(row ?? {});
  };
  const photo = async (side: Side = 'buyer') => {
    const form = new FormData();
    form.set('file', await anyPicture());
    return String((await (await as(side)).send('POST', '/api/uploads?purpose=return-photo', form)).body.id);
  };
  await takeSteps(['seller', 'accept'], ['seller', 'dispatch'], ['buyer', 'deliver']);
  return { path, users, as, step, takeSteps, read, shelf, photo };
}

/** The last step in an order's history. */
const lastStep = ({ steps }: Json) => Object.values(steps ?? {}).at(-1);

const runClock = () => moveDueOrders({ ctx: market.context() });

test('a completed order is returned: both users see reason and photos, and stock and sales change once', async () => {
  const { step, takeSteps, read, shelf, photo, as } = await delivered();
  await takeSteps(['buyer', 'complete']);
  expect(await shelf()).toEqual([7, 3, 3]);
  const photo_ids = [await photo(), await photo()];
  const requested = await step('buyer', 'request_return', { ...wrong, photo_ids });
  const photos = photo_ids.map((id) => `/api/return-photos/${id}`);
  const request = { state: 'return_requested', by: 'buyer', action: 'request_return', ...wrong, photos };
  expect(requested.body).toMatchObject({ status: 'return_requested', allowed_actions: ['withdraw_return'] });
  expect(await shelf()).toEqual([7, 3, 3]);
  for (const side of ['buyer', 'seller'] as const) expect(lastStep(await read(side))).toMatchObject(request);
  expect((await (await as('seller')).get('/api/dashboard/metrics')).body).toMatchObject({ return_requests: 1 });
  await takeSteps(['seller', 'agree_return']);
  // Two taps, and two processes, at once.
  const received = await Promise.all([1, 2, 3, 4].map(() => step('seller', 'receive_return')));
  expect(received.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  expect(await shelf()).toEqual([10, 0, 0]);
  expect(await read()).toMatchObject({ status: 'returned', allowed_actions: [], due_at: null });
});

test('returning an order that was never completed does not change the sales', async () => {
  const { takeSteps, shelf } = await delivered();
  await takeSteps(['buyer', 'request_return', wrong], ['seller', 'agree_return'], ['seller', 'receive_return']);
  expect(await shelf()).toEqual([10, 0, 0]);
});

test("a refused return restores the order's state with a reason; a sale counts once", async () => {
  const { step, takeSteps, read, shelf } = await delivered();
  const until = new Date(market.clock.now());
  await takeSteps(['buyer', 'request_return', wrong]);
  expect((await step('seller', 'refuse_return')).body.details).toEqual({ reason: ['Please give a reason.'] });
  market.clock.pass({ days: 3 });
  await takeSteps(['seller', 'refuse_return', { reason: 'It was worn' }]);
  const back = await read();
  expect(lastStep(back)).toMatchObject({ state: 'delivered', action: 'refuse_return', reason: 'It was worn' });
  // The days of the request do not count: seven are left.
  expect(back.due_at).toBe(new Date(until.getTime() + 10 * 86_400_000).toISOString());
  await takeSteps(['buyer', 'complete'], ['buyer', 'request_return', wrong], ['buyer', 'withdraw_return']);
  expect(await read()).toMatchObject({ status: 'completed', due_at: null });
  expect(await shelf()).toEqual([7, 3, 3]);
  await takeSteps(['buyer', 'request_return', wrong], ['seller', 'refuse_return', { reason: 'It was worn' }]);
  const again = await step('buyer', 'request_return', wrong);
  expect(again.body.error).toMatch(/3 times already/);
});

test('a return is possible for seven days after the delivery, with a reason and a choice', async () => {
  const { step, read } = await delivered();
  expect((await step('buyer', 'request_return', { return_reason: 'damaged' })).body.details).toHaveProperty('reason');
  const chosen = await step('buyer', 'request_return', { reason: 'The seam is torn' });
  expect(chosen.body.details).toEqual({ return_reason: ['Please choose what is wrong.'] });
  const many = Array.from({ length: 5 }, () => crypto.randomUUID());
  expect((await step('buyer', 'request_return', { ...wrong, photo_ids: many })).status).toBe(400);
  market.clock.pass({ days: 7, seconds: -1 });
  expect((await read()).allowed_actions).toContain('request_return');
  market.clock.pass({ seconds: 1 });
  expect((await read()).allowed_actions).not.toContain('request_return');
  expect((await step('buyer', 'request_return', wrong)).body.error).toMatch(/within 7 days/);
});

test('a request without an answer is accepted, and a return whose goods never arrive is closed', async () => {
  const { takeSteps, read, shelf } = await delivered();
  await takeSteps(['buyer', 'request_return', wrong]);
  market.clock.pass({ days: 7, seconds: -1 });
  await runClock();
  expect((await read()).status).toBe('return_requested');
  market.clock.pass({ seconds: 1 });
  await Promise.all([runClock(), runClock()]);
  expect(lastStep(await read())).toMatchObject({ state: 'return_agreed', by: 'system', action: 'agree_return' });
  market.clock.pass({ days: 30 });
  await Promise.all([runClock(), runClock()]);
  expect(lastStep(await read())).toMatchObject({ state: 'completed', by: 'system', action: null });
  expect(await shelf()).toEqual([7, 3, 3]);
});

test("each user takes their own steps of a return in order, and only the buyer's own photos count", async () => {
  const { step, takeSteps, photo } = await delivered();
  const status = async (side: Side, action: string, more = {}) =>
    (await step(side, action, { ...wrong, ...more })).status;
  for (const action of ['request_return', 'withdraw_return']) expect(await status('seller', action)).toBe(403);
  for (const action of ['agree_return', 'refuse_return', 'receive_return'])
    expect([await status('buyer', action), await status('seller', action)]).toEqual([403, 400]);
  expect(await status('buyer', 'withdraw_return')).toBe(400);
  expect(await status('buyer', 'request_return', { photo_ids: [await photo('seller')] })).toBe(400);
  const own = await photo();
  const twice = await Promise.all([1, 2].map(() => status('buyer', 'request_return', { photo_ids: [own] })));
  expect(twice.sort()).toEqual([200, 400]);
  await takeSteps(['seller', 'agree_return']);
  expect(await status('seller', 'refuse_return')).toBe(400);
});

test('buyer, seller and audited admins see a photo; others get 404, and it is deleted with its order', async () => {
  const { step, photo, as } = await delivered();
  const id = await photo();
  const path = `/api/return-photos/${id}`;
  // It is not part of a return yet, so other users cannot load it.
  expect((await (await as('seller')).get(path)).status).toBe(404);
  await step('buyer', 'request_return', { ...wrong, photo_ids: [id] });
  for (const side of ['buyer', 'seller'] as const) {
    const shown = await (await as(side)).get(`${path}?width=320`);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, max-age=86400, immutable']);
  }
  const other = await delivered();
  for (const stranger of [await other.as('buyer'), await other.as('seller')])
    expect((await stranger.get(path)).status).toBe(404);
  expect((await market.client().get(path)).status).toBe(401);
  const admin = await market.world.createUser({ staffRole: 'owner' });
  expect((await (await browserOf(market, admin)).get(path)).status).toBe(200);
  expect(await market.db.select().from(auditLog).where(eq(auditLog.actorId, admin.id))).toMatchObject([
    { act: 'uploads.read', subject: id },
  ]);
  market.clock.pass({ days: 7 * 366 });
  await pruneOrders({ ctx: market.context() });
  expect(await market.db.select().from(uploads).where(eq(uploads.id, id))).toEqual([]);
});
