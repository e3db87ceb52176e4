import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactMessages, contactReplies } from '#help/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { mailsTo } from './mailed-link.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const contactForm = { name: 'Efua Quartey', subject: 'A parcel', message: 'Where is it?', inquiry_type: 'Order' };

async function scene() {
  const [user, admin] = [await market.world.createUser(), await market.world.createUser({ staffRole: 'owner' })];
  const writer = await browserOf(market, user);
  const email = `${crypto.randomUUID()}@example.com`;
  expect((await writer.post('/api/contact', { ...contactForm, email })).status).toBe(201);
  const [message] = await market.db.select().from(contactMessages).where(eq(contactMessages.email, email));
  return { user, writer, email, id: String(message?.id), adminClient: await browserOf(market, admin) };
}

test('an answer to a message is sent by mail and as a notification, and the thread is stored', async () => {
  const { writer, email, id, adminClient } = await scene();
  const path = `/api/admin/messages/${id}`;
  const waiting = Number((await adminClient.get('/api/admin/counts')).body.messages);
  expect((await adminClient.get('/api/admin/messages?state=waiting&page_size=100')).body.results).toContainEqual(
    expect.objectContaining({ id, email, state: 'waiting' }),
  );
  expect((await adminClient.post(`${path}/answer`, { text: 'Soon' })).status).toBe(400);
  const text = 'It comes tomorrow before noon.\n\nThe rider has your number.';
  expect((await adminClient.post(`${path}/answer`, { text })).body).toMatchObject({
    state: 'done',
    replies: [{ text }],
  });
  await expect.poll(() => mailsTo(market, email).length, { timeout: 10_000 }).toBe(1);
  const [mail] = mailsTo(market, email);
  expect(mail?.subject).toBe('Re: A parcel');
  for (const part of ['Dear Efua Quartey', 'It comes tomorrow before noon.', 'Where is it?', '/contact'])
    expect(mail?.text).toContain(part);
  expect(JSON.stringify((await writer.get('/api/notifications')).body)).toContain('We answered: A parcel');
  expect(mail?.text).toContain(`/contact/messages/${id}`);
  expect(mail?.text).not.toContain('#');
  expect((await adminClient.get('/api/admin/counts')).body.messages).toBe(waiting - 1);
  market.clock.pass({ seconds: 60 * 60 });
  const again = { ...contactForm, email, subject: 'Still not there' };
  expect((await market.client({ 'x-forwarded-for': '10.9.0.1' }).post('/api/contact', again)).status).toBe(201);
  const back = await browserOf(market, await market.world.createUser({ staffRole: 'owner' }));
  expect((await back.get(path)).body).toMatchObject({
    was_logged_in: true,
    replies: [{ text }],
    others: [{ subject: 'Still not there', state: 'waiting' }],
  });
  const acts = (await back.get(`/api/admin/audit?subject=${id}`)).body.results;
  expect(Object.values(acts ?? {}).map(({ act }) => act)).toEqual(
    expect.arrayContaining(['help.message.answer', 'help.message.read']),
  );
});

test("a user's message has a number and a confirmation, and both sides continue the thread in the account", async () => {
  const { user, writer, email, id, adminClient } = await scene();
  const bell = JSON.stringify((await writer.get('/api/notifications')).body);
  const own = async () => (await writer.get(`/api/contact-messages/${id}`)).body;
  const { number } = await own();
  expect(Number(number)).toBeGreaterThan(1000);
  expect(bell).toContain(`number ${number}`);
  const { rows } = await market.db.execute("select data from pgboss.job where name = 'notifications.mail'");
  // To the account's own address, never to the one that was typed.
  expect(JSON.stringify(rows.map(({ data }) => data))).toContain(user.id);
  expect(mailsTo(market, email)).toEqual([]);
  const again = await writer.post('/api/contact', { ...contactForm, email });
  expect(again.body).toMatchObject({ number, message_id: id });

  await adminClient.post(`/api/admin/messages/${id}/answer`, { text: 'It comes tomorrow before noon.' });
  const reply = `/api/contact-messages/${id}/replies`;
  expect((await writer.post(reply, { text: 'It did not come.' })).body).toMatchObject({
    state: 'waiting',
    replies: [{ is_ours: true }, { is_ours: false, text: 'It did not come.' }],
  });
  expect((await adminClient.get(`/api/admin/messages/${id}`)).body).toMatchObject({
    number,
    user_id: user.id,
    state: 'waiting',
    replies: [{ is_ours: true }, { is_ours: false, author_name: contactForm.name }],
  });
  expect((await writer.get('/api/contact-messages')).body.results).toMatchObject([{ id, number }]);
  const stranger = await browserOf(market, await market.world.createUser());
  for (const who of [stranger, market.client(), adminClient]) {
    expect((await who.get(`/api/contact-messages/${id}`)).status).toBe(404);
    expect((await who.post(reply, { text: 'Let me in.' })).status).toBe(404);
  }
});

test('a visitor replies through the link in our mail, which cannot be forged', async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const visitor = market.client({ 'x-forwarded-for': '10.9.0.2' });
  const sent = (await visitor.post('/api/contact', { ...contactForm, email })).body;
  expect(sent).toMatchObject({ success: true, message_id: null });
  expect(mailsTo(market, email)).toEqual([]);
  const adminClient = await browserOf(market, await market.world.createUser({ staffRole: 'owner' }));
  const [message] = await market.db.select().from(contactMessages).where(eq(contactMessages.email, email));
  const id = String(message?.id);
  expect(message?.number).toBe(sent.number);
  await adminClient.post(`/api/admin/messages/${id}/answer`, { text: 'It comes tomorrow before noon.' });
  await expect.poll(() => mailsTo(market, email).length, { timeout: 10_000 }).toBe(1);
  const token = /#([\w-]+)/.exec(mailsTo(market, email)[0]?.text ?? '')?.[1];
  const path = `/api/contact-messages/${id}`;
  expect((await visitor.get(`${path}?token=${token}`)).body).toMatchObject({ replies: [{ is_ours: true }] });
  expect((await visitor.get(`${path}?token=x${token}`)).status).toBe(404);
  expect((await visitor.get(path)).status).toBe(404);
  const added = await visitor.post(`${path}/replies`, { text: 'It came, thank you.', token });
  expect(added.body).toMatchObject({ state: 'waiting', replies: [{}, { text: 'It came, thank you.' }] });
  for (let n = 0; n < 9; n += 1) await visitor.post(`${path}/replies`, { text: `And ${n}`, token });
  expect((await visitor.post(`${path}/replies`, { text: 'Once more', token })).status).toBe(429);
});

test('admins find a message by number and text, and see who handles it', async () => {
  const { id, adminClient } = await scene();
  const { body } = await adminClient.get(`/api/admin/messages/${id}`);
  expect(body).toMatchObject({ assignee_name: null, is_mine: false });
  const search = async (q: string) => {
    const { results } = (await adminClient.get(`/api/admin/messages?q=${encodeURIComponent(q)}`)).body;
    return Object.values(results ?? {}).map((one) => one.id);
  };
  for (const q of [`#${body.number}`, String(body.email)]) expect(await search(q), q).toEqual([id]);
  // The digits may stand in the address of another test's message as well.
  expect(await search(String(body.number))).toContain(id);
  expect(await search('nothing like it')).toEqual([]);
  const put = (isMine: boolean) => adminClient.put(`/api/admin/messages/${id}/assignee`, { is_mine: isMine });
  expect((await put(true)).body).toMatchObject({ is_mine: true, assignee_name: expect.any(String) });
  expect((await put(false)).body).toMatchObject({ is_mine: false, assignee_name: null });
});

test('a message that needs no answer is closed without a mail, and is deleted with its user', async () => {
  const { user, email, id, adminClient } = await scene();
  expect((await adminClient.post(`/api/admin/messages/${id}/close`)).body).toMatchObject({
    state: 'done',
    replies: [],
  });
  expect(mailsTo(market, email)).toEqual([]);
  expect((await adminClient.post(`/api/admin/messages/${id}/answer`, { text: 'It comes tomorrow.' })).status).toBe(200);
  await market.db.delete(contactMessages).where(eq(contactMessages.userId, user.id));
  expect(await market.db.$count(contactReplies, eq(contactReplies.messageId, id))).toBe(0);
});
