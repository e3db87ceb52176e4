import { notificationTexts as texts } from '@besesaka/schema/notifications/texts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailNotice } from '#notifications/notice-mail.ts';
import { notificationChoices } from '#notifications/tables.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { readEvents } from '#platform/events/read-events.ts';
import { browserOf } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

async function loggedIn() {
  const user = await market.world.createUser();
  return { ...user, browser: await browserOf(market, user) };
}

const wished = (to: string, title: string) => {
  const content = { title, text: 'It costs less.' };
  return { to, kind: 'wishlist', source: 'buyer', key: 'wish', link: '/wishlist', content } as const;
};

const eventsOf = async (user: string) => {
  const { events } = await readEvents({ ctx: market.context(), input: { user, after: 0, limit: 1000 } });
  return events.map(({ type }) => type).filter((type) => type.startsWith('notification'));
};

test('the last event of parallel choices contains all of them', async () => {
  const { id, browser } = await loggedIn();
  const kinds = ['order', 'message', 'wishlist'];
  const turn = (kind: string) => browser.put('/api/notifications/choices', { kind, channel: 'mail', is_on: false });
  expect((await Promise.all(kinds.map(turn))).map(({ status }) => status)).toEqual([200, 200, 200]);
  const { events } = await readEvents({ ctx: market.context(), input: { user: id, after: 0, limit: 1000 } });
  const changes = events.filter(({ type }) => type === 'notifications.choices-changed');
  expect(changes).toHaveLength(3);
  expect(changes.at(-1)?.payload).toEqual((await browser.get('/api/notifications/choices')).body);
});

test('each kind is sent by the channels that its user chose, and necessary ones always', async () => {
  const { id, email, browser } = await loggedIn();
  const choose = (kind: string, channel: string, is_on: boolean) =>
    browser.put('/api/notifications/choices', { kind, channel, is_on });
  const wish = (title: string) => inTransaction(market.context(), async (tx) => tx.notify(wished(id, title)));
  const list = async () => (await browser.get('/api/notifications')).body;
  await wish('Cheaper');
  expect(await list()).toMatchObject({ count: 1, unread: { notifications: 1 } });

  const { body } = await choose('wishlist', 'screen', false);
  const off = { kind: 'wishlist', channel: 'screen', is_on: false, is_chosen: true, is_necessary: false };
  expect(body.results).toContainEqual(off);
  await wish('Cheaper still');
  expect(await list()).toMatchObject({ count: 0, unread: { notifications: 0 } });
  expect(await eventsOf(id)).toEqual(['notification.added', 'notifications.choices-changed', 'notifications.read']);

  await choose('message', 'mail', false);
  const wanted = (kind: 'message' | 'order') =>
    market.marketplace.shared.ports.notices.wantMails(market.context(), [id], kind);
  expect([(await wanted('message')).size, (await wanted('order')).size]).toEqual([0, 1]);

  await choose('order', 'mail', false);
  const mail = { userId: id, paragraphs: ['It came.'], action: 'Look', link: '/dashboard' };
  await mailNotice({ ctx: market.context(), input: { ...mail, kind: 'order', subject: 'Unwanted' } });
  await mailNotice({ ctx: market.context(), input: { ...mail, kind: 'system', subject: 'Necessary' } });
  const mails = market.mailer.stored?.().filter(({ to }) => to === email) ?? [];
  expect(mails.map(({ subject }) => subject)).toEqual(['Necessary']);

  expect(await choose('system', 'mail', false)).toMatchObject({ status: 400, body: { error: texts.necessary } });
  expect(await choose('payment', 'mail', true)).toMatchObject({
    status: 400,
    body: { error: texts.channelUnavailable },
  });
});

test('only choices that differ from the default are stored', async () => {
  const { id, browser } = await loggedIn();
  const choose = (is_on: boolean) =>
    browser.put('/api/notifications/choices', { kind: 'review', channel: 'browser', is_on });
  const kept = () => market.db.select().from(notificationChoices).where(eq(notificationChoices.userId, id));
  await choose(false);
  expect(await kept()).toEqual([]);
  await choose(true);
  await choose(true);
  expect(await kept()).toEqual([{ userId: id, kind: 'review', channel: 'browser', isOn: true }]);
  await choose(false);
  expect(await kept()).toEqual([]);
});
