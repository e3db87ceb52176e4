import { and, count, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pruneNotifications } from '#notifications/prune-notifications.ts';
import { notificationCounts, notifications } from '#notifications/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { readEvents } from '#platform/events/read-events.ts';
import type { Notice, NoticeRead } from '#platform/notify.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';

let it: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  it = await startTestMarketplace({ poolSize: 16 });
});
afterAll(() => it.close());

async function loggedIn(email?: string) {
  const user = email ? null : await it.world.createUser();
  const browser = it.client();
  await browser.post('/api/login', { email: email ?? user?.email, password });
  return { id: user?.id ?? '', email: user?.email ?? '', browser };
}

const fact = (to: string, key: string = newId(), source: 'buyer' | 'seller' = 'buyer', title: string = 'News') =>
  ({ to, kind: 'order', source, content: { title, text: 'Something happened.' }, link: '/dashboard', key }) as const;

const tell = (...facts: (Notice | NoticeRead)[]) =>
  inTransaction(it.context(), async (tx) => {
    for (const one of facts) tx.notify(one);
  });

const eventsOf = async (user: string) => {
  const { events } = await readEvents({ ctx: it.context(), input: { user, after: 0, limit: 1000 } });
  return events.filter(({ type }) => type.startsWith('notification'));
};

const unreadIn = async (userId: string) => {
  const [stored] = await it.db.select().from(notificationCounts).where(eq(notificationCounts.userId, userId));
  const [real] = await it.db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return { stored: stored?.unread, real: real?.unread };
};

test('a new state replaces the old notification and is not counted twice', async () => {
  const { id, browser } = await loggedIn();
  for (const title of ['Your plan is active', 'Your plan was cancelled'])
    await tell({ ...fact(id, 'the-plan', 'seller', title), kind: 'subscription' });
  const { results } = (await browser.get('/api/notifications')).body;
  expect(results).toMatchObject([{ title: 'Your plan was cancelled', number: 1 }]);
});

test('a repeated notification moves up with its newest text and a count, and is counted once as unread', async () => {
  const { id, browser } = await loggedIn();
  await tell(fact(id, 'the-matter', 'buyer', 'First'));
  it.clock.pass({ seconds: 1 });
  await tell(fact(id, 'another'));
  it.clock.pass({ seconds: 1 });
  await tell(fact(id, 'the-matter', 'buyer', 'Second'));
  const list = async () => (await browser.get('/api/notifications')).body;
  expect(await list()).toMatchObject({
    count: 2,
    unread: { notifications: 2 },
    results: [
      { title: 'Second', number: 2, is_read: false },
      { title: 'News', number: 1 },
    ],
  });
  await browser.post('/api/notifications/read', {});
  await tell(fact(id, 'the-matter', 'buyer', 'Third'));
  expect(await list()).toMatchObject({
    count: 2,
    unread: { notifications: 1 },
    results: [{ title: 'Third', number: 1 }, {}],
  });
  const added = (await eventsOf(id)).filter(({ type }) => type === 'notification.added');
  expect(added.map(({ payload }) => payload)).toMatchObject([
    { is_new: true, unread: { notifications: 1 } },
    { is_new: true, unread: { notifications: 2 } },
    { is_new: false, unread: { notifications: 2 } },
    { is_new: false, unread: { notifications: 1 } },
  ]);
});

test('parallel notifications and withdrawals with one key keep one row and the right count', async () => {
  const { id, browser } = await loggedIn();
  const withdraw = () =>
    inTransaction(it.context(), async (tx) => tx.notify({ to: id, key: 'the-matter', isRead: true }));
  await Promise.all(Array.from({ length: 12 }, (_, i) => (i % 4 === 3 ? withdraw() : tell(fact(id, 'the-matter')))));
  expect((await browser.get('/api/notifications')).body.count).toBe(1);
  const { stored, real } = await unreadIn(id);
  expect(stored).toBe(real);
  await withdraw();
  await withdraw();
  expect((await browser.get('/api/notifications')).body).toMatchObject({
    results: [{ is_read: true }],
    unread: { notifications: 0 },
  });
});

test("a user's own acts appear only in their activity feed", async () => {
  const { id, browser } = await loggedIn();
  await inTransaction(it.context(), async (tx) =>
    tx.notify({ ...fact(id, 'mine', 'buyer', 'You ordered'), feedOnly: true }),
  );
  await inTransaction(it.context(), async (tx) => tx.notify({ ...fact(id, 'plan'), kind: 'subscription' }));
  expect((await browser.get('/api/activities')).body.results).toMatchObject([
    { title: 'You ordered', source: 'buyer' },
  ]);
  expect((await browser.get('/api/notifications')).body).toMatchObject({
    count: 1,
    results: [{ kind: 'subscription' }],
    unread: { notifications: 1 },
  });
});

test("a user's own act that meets an unread notification of its key is subtracted from the count", async () => {
  const { id, browser } = await loggedIn();
  await tell(fact(id, 'the-order'));
  await tell({ ...fact(id, 'the-order'), feedOnly: true });
  expect(await unreadIn(id)).toEqual({ stored: 0, real: 0 });
  expect((await browser.get('/api/notifications')).body).toMatchObject({ unread: { notifications: 0 }, results: [] });
  expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['notification.added', 'notifications.read']);
});

test('the last call of a transaction for a key counts', async () => {
  const { id } = await loggedIn();
  const read = { to: id, key: 'the-chat', isRead: true } as const;
  await tell(read, fact(id, 'the-chat'));
  expect(await unreadIn(id)).toEqual({ stored: 1, real: 1 });
  await tell(fact(id, 'the-chat'), read);
  expect(await unreadIn(id)).toEqual({ stored: 0, real: 0 });
});

test('a transaction that fails or is retried notifies once or never', async () => {
  const { id } = await loggedIn();
  const undone = inTransaction(it.context(), async (tx) => {
    tx.notify(fact(id));
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect(await eventsOf(id)).toEqual([]);
  let runs = 0;
  await inTransaction(it.context(), async (tx) => {
    runs += 1;
    tx.notify(fact(id));
    if (runs < 3) throw Object.assign(new Error('deadlock'), { code: '40P01' });
  });
  expect(await eventsOf(id)).toHaveLength(1);
  expect(await unreadIn(id)).toEqual({ stored: 1, real: 1 });
});

test('with sixteen parallel writers and readers every sent and read count is right', async () => {
  const users = await Promise.all(Array.from({ length: 4 }, () => loggedIn()));
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let round = 0; round < 12; round += 1) {
      const chosen = users.filter((_, i) => (i + writer + round) % 2 === 0).map(({ id }) => fact(id));
      // In any order: the counters are taken by id.
      await tell(...(writer % 2 ? chosen : chosen.toReversed()));
    }
  });
  const readers = Array.from({ length: 8 }, async (_, reader) => {
    const browser = users[reader % users.length]?.browser ?? it.client();
    for (let round = 0; round < 12; round += 1) {
      const { body } = await browser.get('/api/notifications?page_size=100');
      const news = Object.values(body.results ?? {}).filter((one) => !one.is_read);
      expect(body.unread?.notifications).toBe(news.length);
      const read = await browser.post('/api/notifications/read', round % 4 ? { id: news[0]?.id } : {});
      expect(read.status).toBe(200);
    }
  });
  await Promise.all([...writers, ...readers]);
  for (const { id } of users) {
    const { stored, real } = await unreadIn(id);
    expect(stored).toBe(real);
    // The log alone, replayed in order, leads to the same numbers at each step.
    const open = new Set<string>();
    for (const { type, payload } of await eventsOf(id)) {
      const event = payload as { id: string | null; notification?: { id: string }; unread: { notifications: number } };
      if (type === 'notification.added') open.add(String(event.notification?.id));
      else if (event.id) open.delete(event.id);
      else open.clear();
      expect(event.unread.notifications).toBe(open.size);
    }
    expect(open.size).toBe(real);
  }
});

test('several notifications of one transaction end at the right count', async () => {
  const { id } = await loggedIn();
  await tell(fact(id), fact(id), fact(id));
  expect((await eventsOf(id)).map(({ payload }) => payload)).toMatchObject([
    { unread: { notifications: 3 } },
    { unread: { notifications: 3 } },
    { unread: { notifications: 3 } },
  ]);
});

test('the list has pages and separates buyer and seller', async () => {
  const { id, browser } = await loggedIn();
  for (let i = 0; i < 5; i += 1) {
    it.clock.pass({ seconds: 1 });
    await tell(fact(id, newId(), i % 2 ? 'seller' : 'buyer', `News ${i}`));
  }
  const all = (await browser.get('/api/notifications?page_size=2&page=2')).body;
  expect(Object.values(all.results ?? {}).map(({ title }) => title)).toEqual(['News 2', 'News 1']);
  expect(all).toMatchObject({ count: 5, unread: { notifications: 5 } });
  expect(String(all.next)).toContain('page=3');
  expect(String(all.previous)).toContain('page=1');
  const seller = (await browser.get('/api/notifications?source=seller')).body;
  expect(seller).toMatchObject({ count: 2, next: null, results: [{ title: 'News 3' }, { title: 'News 1' }] });
  const beyond = (await browser.get('/api/notifications?page=900')).body;
  expect(beyond).toMatchObject({ results: [], count: 5, unread: { notifications: 5 } });
  expect((await browser.get('/api/notifications?source=admin')).status).toBe(400);
  const feed = (await browser.get('/api/activities')).body;
  expect(feed.results?.[0]).toMatchObject({ type: 'order', source: 'buyer', title: 'News 4', icon: 'package' });
});

test('marking one as read, again, and all updates the count on both devices', async () => {
  const { id, email, browser } = await loggedIn();
  const phone = (await loggedIn(email)).browser;
  await tell(fact(id), fact(id), fact(id));
  const first = String((await browser.get('/api/notifications')).body.results?.[0]?.id);
  const one = await browser.post('/api/notifications/read', { id: first });
  expect(one.body).toMatchObject({ notification: { id: first, is_read: true }, unread: { notifications: 2 } });
  const again = await phone.post('/api/notifications/read', { id: first });
  expect(again.body).toEqual(one.body);
  expect((await phone.get('/api/notifications')).body.unread).toEqual({ notifications: 2 });
  const both = await Promise.all([browser, phone].map((device) => device.post('/api/notifications/read', {})));
  for (const { body } of both) {
    expect(body).toEqual({ success: true, notification: null, unread: { notifications: 0 } });
  }
  const readings = (await eventsOf(id)).filter(({ type }) => type === 'notifications.read');
  expect(readings.map(({ payload }) => payload)).toEqual([
    { id: first, unread: { notifications: 2 } },
    { id: null, unread: { notifications: 0 } },
  ]);
});

test("no user sees or marks another user's notifications", async () => {
  const { id, browser } = await loggedIn();
  const stranger = (await loggedIn()).browser;
  await tell(fact(id));
  const own = String((await browser.get('/api/notifications')).body.results?.[0]?.id);
  expect((await stranger.get('/api/notifications')).body).toMatchObject({ results: [], count: 0 });
  expect((await stranger.get('/api/activities')).body).toEqual({ results: [] });
  const foreign = await stranger.post('/api/notifications/read', { id: own });
  const missing = await stranger.post('/api/notifications/read', { id: newId() });
  expect(foreign).toMatchObject({ status: 404, body: { error: 'Notification not found.' } });
  expect(foreign.body).toEqual(missing.body);
  await stranger.post('/api/notifications/read', {});
  expect((await browser.get('/api/notifications')).body.unread).toEqual({ notifications: 1 });
  for (const path of ['/api/notifications', '/api/activities']) expect((await it.client().get(path)).status).toBe(401);
  expect((await it.client().post('/api/notifications/read', {})).status).toBe(401);
});

test('a notification is deleted after 90 days, read or not, and the count and open screens follow', async () => {
  const { id, browser } = await loggedIn();
  const other = await loggedIn();
  const keep = (subject: string, days: number, readAt: Date | null, userId = id) => ({
    kind: 'order' as const,
    source: 'buyer' as const,
    title: 'News',
    text: 'Something happened.',
    link: '/dashboard',
    userId,
    subject,
    id: newId(),
    readAt,
    createdAt: new Date(it.clock.now().getTime() - days * 24 * 60 * 60 * 1000),
  });
  const now = it.clock.now();
  await it.db
    .insert(notifications)
    .values([
      keep('old', 90.01, null),
      keep('older', 200, null),
      keep('old and read', 91, now),
      keep('recent', 89.99, null),
      keep('of another', 1, null, other.id),
    ]);
  await it.db.insert(notificationCounts).values([
    { userId: id, unread: 3 },
    { userId: other.id, unread: 1 },
  ]);
  await pruneNotifications({ ctx: it.context() });
  await pruneNotifications({ ctx: it.context() });
  const { body } = await browser.get('/api/notifications');
  expect(body).toMatchObject({ count: 1, results: [{ title: 'News' }], unread: { notifications: 1 } });
  expect([await unreadIn(id), await unreadIn(other.id)]).toEqual([
    { stored: 1, real: 1 },
    { stored: 1, real: 1 },
  ]);
  expect((await eventsOf(id)).map(({ payload }) => payload)).toMatchObject([{ unread: { notifications: 1 } }]);
  expect(await eventsOf(other.id)).toEqual([]);
});
