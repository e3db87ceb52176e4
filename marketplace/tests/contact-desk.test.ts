import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactMessages, contactReplies } from '#help/tables.ts';
import { browserOf, type TestMarketplace } from '#testing/browser-of.ts';
import { startTestMarketplace } from '#testing/marketplace.ts';
import { mailsTo } from './mailed-link.ts';

let it: TestMarketplace;
beforeAll(async () => {
  it = await startTestMarketplace();
});
afterAll(() => it.close());

const words = { name: 'Efua Quartey', subject: 'A parcel', message: 'Where is it?', inquiry_type: 'Order' };

async function scene() {
  const [person, admin] = [await it.world.createPerson(), await it.world.createPerson({ role: 'admin' })];
  const writer = await browserOf(it, person);
  const email = `${crypto.randomUUID()}@example.com`;
  expect((await writer.post('/api/contact', { ...words, email })).status).toBe(201);
  const [message] = await it.db.select().from(contactMessages).where(eq(contactMessages.email, email));
  return { person, writer, email, id: String(message?.id), desk: await browserOf(it, admin) };
}

test('a message is answered by mail, and whoever was logged in finds it under the bell; the thread is kept', async () => {
  const { writer, email, id, desk } = await scene();
  const path = `/api/admin/messages/${id}`;
  const waiting = Number((await desk.get('/api/admin/desk')).body.messages);
  expect((await desk.get('/api/admin/messages?state=waiting&page_size=100')).body.results).toContainEqual(
    expect.objectContaining({ id, email, state: 'waiting' }),
  );
  expect((await desk.post(`${path}/answer`, { text: 'Soon' })).status).toBe(400);
  const text = 'It comes tomorrow before noon.\n\nThe rider has your number.';
  expect((await desk.post(`${path}/answer`, { text })).body).toMatchObject({ state: 'done', replies: [{ text }] });
  await expect.poll(() => mailsTo(it, email).length, { timeout: 10_000 }).toBe(1);
  const [mail] = mailsTo(it, email);
  expect(mail?.subject).toBe('Re: A parcel');
  for (const part of ['Dear Efua Quartey', 'It comes tomorrow before noon.', 'Where is it?', '/contact'])
    expect(mail?.text).toContain(part);
  expect(JSON.stringify((await writer.get('/api/notifications')).body)).toContain('We answered: A parcel');
  expect((await desk.get('/api/admin/desk')).body.messages).toBe(waiting - 1);
  it.clock.pass({ seconds: 60 * 60 });
  const again = { ...words, email, subject: 'Still not there' };
  expect((await it.client({ 'x-forwarded-for': '10.9.0.1' }).post('/api/contact', again)).status).toBe(201);
  const back = await browserOf(it, await it.world.createPerson({ role: 'admin' }));
  expect((await back.get(path)).body).toMatchObject({
    ...{ was_logged_in: true, replies: [{ text }] },
    others: [{ subject: 'Still not there', state: 'waiting' }],
  });
  const acts = (await back.get(`/api/admin/audit?subject=${id}`)).body.results;
  expect(Object.values(acts ?? {}).map(({ act }) => act)).toEqual(
    expect.arrayContaining(['help.message.answer', 'help.message.read']),
  );
});

test('one that needs no answer is closed without a mail, and both go with their person', async () => {
  const { person, email, id, desk } = await scene();
  expect((await desk.post(`/api/admin/messages/${id}/close`)).body).toMatchObject({ state: 'done', replies: [] });
  expect(mailsTo(it, email)).toEqual([]);
  expect((await desk.post(`/api/admin/messages/${id}/answer`, { text: 'It comes tomorrow.' })).status).toBe(200);
  await it.db.delete(contactMessages).where(eq(contactMessages.userId, person.id));
  expect(await it.db.$count(contactReplies, eq(contactReplies.messageId, id))).toBe(0);
});
