import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderAction, orderState } from '@besesaka/schema/orders/limits.ts';
import { eq, isNotNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { isPassword } from '#accounts/passwords.ts';
import { users } from '#accounts/tables.ts';
import { categories, productImages, products, searchWords } from '#catalog/tables.ts';
import { conversationMembers, conversations, messageCounts, messages } from '#chat/tables.ts';
import { notificationCounts, notifications } from '#notifications/tables.ts';
import { transitionOf } from '#orders/rules.ts';
import { readMetrics } from '#orders/sales/read-metrics.ts';
import { orderItems, orderSteps, orders } from '#orders/tables.ts';
import { payments } from '#payments/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { createDiskFiles } from '#platform/files/disk-files.ts';
import { media } from '#platform/media/tables.ts';
import { uploads } from '#platform/uploads/tables.ts';
import { productReviews } from '#reviews/tables.ts';
import { sellerApplications, shops } from '#shops/tables.ts';
import { startTestDatabase, type TestDatabase } from '#world/database.ts';
import { readPaid, seedDemo } from './seed-demo.ts';

const now = new Date('2026-11-20T12:00:00Z');
const log = { info: () => {}, warn: () => {} };
let one: TestDatabase;
let other: TestDatabase;
let folder: string;

const seed = (db: TestDatabase['db'], products?: number) =>
  seedDemo({ db, files: createDiskFiles({ folder }), now, log, products });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'besesaka-demo-'));
  one = await startTestDatabase();
  other = await startTestDatabase();
});

afterAll(async () => {
  await one.close();
  await other.close();
  await rm(folder, { recursive: true, force: true });
});

test('two empty databases get the same data', async () => {
  expect((await seed(one.db)).alreadyThere).toBe(false);
  await seed(other.db);
  for (const table of [
    users,
    shops,
    categories,
    products,
    productImages,
    productReviews,
    media,
    conversations,
    messages,
    uploads,
    orders,
    notifications,
  ]) {
    const rows = (db: TestDatabase['db']) => db.select().from(table).orderBy(table.id);
    expect(await rows(one.db)).toEqual(await rows(other.db));
  }
  expect(await one.db.$count(searchWords)).toBeGreaterThan(500);
}, 120_000);

test('a second start writes nothing', async () => {
  const before = await one.db.$count(products);
  expect((await seed(one.db)).alreadyThere).toBe(true);
  expect(await one.db.$count(products)).toBe(before);
});

test('pending applications have both pictures, and the payments of the demo can be refunded', async () => {
  const waiting = await one.db.select().from(sellerApplications).where(eq(sellerApplications.state, 'pending'));
  expect(waiting.length).toBeGreaterThan(0);
  const files = createDiskFiles({ folder });
  for (const id of waiting.flatMap(({ documentId, selfieId }) => [documentId, selfieId])) {
    const [upload] = await one.db
      .select()
      .from(uploads)
      .where(eq(uploads.id, String(id)));
    const file = await files.get('private', String(upload?.key));
    expect((await sharp(file?.body).metadata()).width).toBe(upload?.width);
  }
  const paid = await readPaid(one.db);
  expect(paid.length).toBe(await one.db.$count(payments, eq(payments.state, 'succeeded')));
  expect(paid.length).toBeGreaterThan(0);
});

test('the demo users have conversations whose counters are right', async () => {
  const members = await one.db.select().from(conversationMembers);
  for (const { conversationId, side, userId, readNumber, unread } of members) {
    const rows = await one.db.select().from(messages).where(eq(messages.conversationId, conversationId));
    const left = rows.filter(({ sender, number, orderCode }) => !orderCode && sender !== side && number > readNumber);
    expect([userId, unread]).toEqual([userId, left.length]);
    expect(left.filter(({ readAt }) => readAt !== null)).toEqual([]);
    expect(rows.filter(({ createdAt }) => createdAt >= now)).toEqual([]);
  }
  for (const { userId, unread } of await one.db.select().from(messageCounts)) {
    const own = members.filter((member) => member.userId === userId);
    expect(unread).toBe(own.reduce((all, member) => all + member.unread, 0));
  }
  const unreadOf = async (email: string) => {
    const [row] = await one.db
      .select({ unread: messageCounts.unread })
      .from(messageCounts)
      .innerJoin(users, eq(users.id, messageCounts.userId))
      .where(eq(users.email, email));
    return row?.unread;
  };
  expect([await unreadOf('buyer@besesaka.test'), await unreadOf('seller@besesaka.test')]).toEqual([3, 3]);
  const [picture] = await one.db.select().from(uploads);
  const file = await createDiskFiles({ folder }).get('private', picture?.key ?? 'none');
  expect(await sharp(file?.body).metadata()).toMatchObject({ width: picture?.width, height: picture?.height });
});

test('conversations contain the steps of the orders about their products', async () => {
  const steps = await one.db
    .select({ number: messages.number, state: messages.orderState, buyer: users.email, at: messages.createdAt })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(users, eq(users.id, conversations.buyerId))
    .where(isNotNull(messages.orderCode))
    .orderBy(conversations.id, messages.number);
  const statesOf = (isDemos: boolean) =>
    steps.filter(({ buyer }) => (buyer === 'buyer@besesaka.test') === isDemos).map(({ state }) => state);
  expect(statesOf(true)).toEqual(['pending', 'accepted', 'dispatched']);
  expect(statesOf(false)).toEqual(['pending', 'accepted', 'dispatched', 'delivered', 'completed']);
  for (const { id, lastNumber } of await one.db.select().from(conversations)) {
    const rows = await one.db.select().from(messages).where(eq(messages.conversationId, id)).orderBy(messages.number);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
    expect(rows.map(({ createdAt }) => createdAt.getTime())).toEqual(
      rows.map(({ createdAt }) => createdAt.getTime()).sort((a, b) => a - b),
    );
    expect(lastNumber).toBe(rows.length);
  }
});

test('the demo users have months of orders, each with valid steps', async () => {
  const all = await one.db.select().from(orders);
  for (const order of all) {
    const items = await one.db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
    expect(order.totalPesewas).toBe(items.reduce((sum, item) => sum + item.pricePesewas * item.quantity, 0));
    const steps = await one.db.select().from(orderSteps).where(eq(orderSteps.orderId, order.id));
    const [placed, ...further] = steps.sort((a, b) => a.position - b.position);
    expect(placed).toMatchObject({ state: 'pending', at: order.createdAt });
    expect(order).toMatchObject({ state: steps.at(-1)?.state, version: steps.length });
    let before = placed?.state;
    for (const { state, actor, at } of further) {
      const ways = [...orderAction.values, 'expire' as const].map(
        (action) => before && transitionOf(before, action, actor)?.to,
      );
      expect(ways).toContain(state);
      expect(at < now).toBe(true);
      before = state;
    }
    if (order.dueAt) expect(order.dueAt > now).toBe(true);
  }
  const seller = await userOf('seller@besesaka.test');
  const ctx = { db: one.db, now, viewer: { userId: seller } } as unknown as Ctx;
  const { months, pending_orders } = await readMetrics({ ctx });
  expect(months.filter(({ revenue }) => Number(revenue) > 0).length).toBeGreaterThanOrEqual(6);
  expect(pending_orders).toBe(2);
  const buyer = await userOf('buyer@besesaka.test');
  // An order waits for its payment for 15 minutes only.
  const lasting = orderState.values.filter((state) => state !== 'awaiting_payment');
  expect(new Set(all.filter(({ buyerId }) => buyerId === buyer).map(({ state }) => state))).toEqual(new Set(lasting));
});

test('the demo notifications match what happened, and their counts agree with the rows', async () => {
  const rows = await one.db.select().from(notifications);
  const counts = await one.db.select().from(notificationCounts);
  for (const { userId, unread } of counts)
    expect(unread).toBe(
      rows.filter((row) => row.userId === userId && row.readAt === null && row.kind !== 'message').length,
    );
  for (const email of ['seller@besesaka.test', 'buyer@besesaka.test']) {
    const id = await userOf(email);
    const own = rows.filter(({ userId }) => userId === id);
    const kinds = email.startsWith('seller') ? ['order', 'message', 'review'] : ['order', 'message'];
    expect(new Set(own.map(({ kind }) => kind))).toEqual(new Set(kinds));
    expect(own.some(({ readAt }) => readAt === null)).toBe(true);
    expect(own.filter(({ createdAt }) => createdAt > now)).toEqual([]);
  }
});

async function userOf(email: string): Promise<string> {
  const [row] = await one.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? '';
}

test('the demo users can log in with the demo password', async () => {
  const rows = await one.db
    .select()
    .from(users)
    .where(sql`email in ('buyer@besesaka.test', 'seller@besesaka.test',
    'newseller@besesaka.test', 'admin@besesaka.test', 'trust@besesaka.test', 'money@besesaka.test')`);
  expect(rows).toHaveLength(6);
  for (const row of rows)
    expect(
      await isPassword({ client: { address: 'local', userAgent: '' } }, 'Akwaaba#2026', row.passwordHash),
      row.email,
    ).toBe(true);
  const shopOf = async (email: string) => {
    const owner = rows.find((row) => row.email === email);
    const [shop] = await one.db
      .select()
      .from(shops)
      .where(eq(shops.ownerId, owner?.id ?? ''));
    return shop?.verification;
  };
  expect(await shopOf('seller@besesaka.test')).toBe('verified');
  expect(await shopOf('newseller@besesaka.test')).toBe('pending');
});

test('every picture exists when the seed ends', async () => {
  const rows = await one.db.select().from(media);
  for (const { key, width, height } of rows) {
    const file = await createDiskFiles({ folder }).get('public', key);
    expect(await sharp(file?.body).metadata(), key).toMatchObject({ format: 'webp', width, height });
  }
});

test('all flat pictures exist when the seed ends', async () => {
  const flat = await startTestDatabase();
  onTestFinished(flat.close);
  const files = createDiskFiles({ folder });
  await seedDemo({ db: flat.db, files, now, log, pictures: 'flat' });
  expect(await flat.db.$count(media)).toBe(await one.db.$count(media));
  const pictures = await flat.db
    .selectDistinct({ key: media.key, width: media.width, height: media.height })
    .from(media);
  for (const { key, width, height } of pictures) {
    const file = await files.get('public', key);
    expect(await sharp(file?.body).metadata()).toMatchObject({ format: 'jpeg', width, height });
  }
  const [upload] = await flat.db.select().from(uploads);
  const sent = await files.get('private', upload?.key ?? '');
  expect(await sharp(sent?.body).metadata()).toMatchObject({ format: 'webp', width: upload?.width });
}, 60_000);

test('more products can be added, with the existing pictures', async () => {
  await seed(other.db, 1_200);
  expect(await other.db.$count(products)).toBe(1_200);
  const bare = await other.db.$count(
    products,
    sql`not exists (select from product_images where product_id = products.id)`,
  );
  expect(bare).toBe(0);
  await seed(other.db, 1_200);
  expect(await other.db.$count(products)).toBe(1_200);
});
