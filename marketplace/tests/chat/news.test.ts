import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailUnread } from '#chat/messages/mail-unread.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import type { Client } from '#world/client.ts';
import { say, startChat, talking } from './talkers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startChat({ PUBLIC_URL: 'http://localhost:4000' });
  await market.marketplace.jobs.start();
});
afterAll(() => market.close());

const newsOf = async (by: Pick<Client, 'get'>) => (await by.get('/api/notifications')).body;

test('an unread conversation has one notification with the newest text and a count', async () => {
  const { buyer, seller, id } = await talking(market, 'Is it still there?');
  await say(buyer, id, 'Hello?');
  expect(await newsOf(seller)).toMatchObject({
    count: 1,
    results: [
      {
        kind: 'message',
        source: 'seller',
        title: 'New message from Yaw Boateng',
        text: 'Hello?',
        number: 2,
        link: `/chat/${id}`,
        is_read: false,
      },
    ],
    unread: { notifications: 0 },
  });
  await seller.post(`/api/chat/${id}/read`, { up_to: 1 });
  expect(await newsOf(seller)).toMatchObject({ results: [{ is_read: false }] });
  await seller.post(`/api/chat/${id}/read`, { up_to: 2 });
  expect(await newsOf(seller)).toMatchObject({ count: 1, results: [{ is_read: true }] });
  await say(buyer, id, 'Thank you');
  expect(await newsOf(seller)).toMatchObject({ count: 1, results: [{ is_read: false, number: 1, text: 'Thank you' }] });
  await say(seller, id, 'Welcome');
  expect(await newsOf(buyer)).toMatchObject({ count: 1, results: [{ source: 'buyer', is_read: false }] });
  expect((await seller.post('/api/notifications/read', {})).body).toMatchObject({ unread: { notifications: 0 } });
});

test('a mail without the text follows after 15 minutes unread, at most one per hour and conversation', async () => {
  const sweep = () => mailUnread({ ctx: market.context() });
  market.clock.pass({ minutes: 20 });
  expect(await sweep()).toBeGreaterThan(0);
  const { buyer, shop, id } = await talking(market, 'My secret address is 12 Oxford Street');
  const mails = () => market.mailer.stored?.().filter(({ to }) => to === shop.owner.email) ?? [];
  market.clock.pass({ minutes: 14, seconds: 59 });
  expect(await sweep()).toBe(0);
  market.clock.pass({ seconds: 1 });
  expect((await Promise.all([sweep(), sweep(), sweep()])).reduce((all, one) => all + one, 0)).toBe(1);
  await expect.poll(() => mails().length).toBe(1);
  const [mail] = mails();
  expect(mail?.subject).toBe('New message from Yaw Boateng');
  expect(mail?.text).toContain(`http://localhost:4000/chat/${id}`);
  expect(`${mail?.text}${mail?.html}`).not.toContain('secret');
  const again = await browserOf(market, buyer.user);
  await say(again, id, 'Hello?');
  market.clock.pass({ minutes: 30 });
  expect(await sweep()).toBe(0);
  market.clock.pass({ minutes: 30 });
  expect(await sweep()).toBe(1);
  market.clock.pass({ minutes: 120 });
  expect(await sweep()).toBe(0);
  const [late, reader] = [await browserOf(market, buyer.user), await browserOf(market, shop.owner)];
  await say(late, id, 'One more');
  await reader.post(`/api/chat/${id}/read`, { up_to: 3 });
  market.clock.pass({ minutes: 20 });
  expect(await sweep()).toBe(0);
  await expect.poll(() => mails().length).toBe(2);
});
