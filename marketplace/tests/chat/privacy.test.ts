import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#accounts/tables.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { newId } from '#platform/base/ids.ts';
import type { TestMarketplace } from '#world/browser-of.ts';
import type { Client } from '#world/client.ts';
import { createPicture } from './pictures.ts';
import { say, startChat, talker, talking, upload } from './talkers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startChat();
});
afterAll(() => market.close());

const report = { reason: 'Other', details: 'Asked for money first.' };

/** Every call on a conversation, with what it takes. */
const calls = (by: Pick<Client, 'get' | 'post'>, id: string) => ({
  read: () => by.get(`/api/chat/${id}`),
  window: () => by.get(`/api/chat/${id}?after=0`),
  mark: () => by.post(`/api/chat/${id}/read`, { up_to: 1 }),
  archive: () => by.post(`/api/chat/${id}/archive`, { archived: true }),
  hide: () => by.post(`/api/chat/${id}/hide`, { number: 1, hidden: true }),
  block: () => by.post(`/api/chat/${id}/block`, { blocked: true }),
  report: () => by.post(`/api/chat/${id}/report`, report),
  typing: () => by.post(`/api/chat/${id}/typing`, { typing: true }),
});

test('strangers, other sellers and admins cannot find a conversation by any call or id', async () => {
  const { id, product, buyer, seller } = await talking(market);
  const other = await talking(market);
  const outsiders = [await talker(market), other.buyer, other.seller, await talker(market, { staffRole: 'owner' })];
  const missing = { status: 404, body: { success: false, code: 'NOT_FOUND', error: 'Conversation not found.' } };
  for (const outsider of outsiders) {
    for (const named of [id, newId(), id.replace(/.$/, 'g'), product.id, '0', '..%2f..', 'x'.repeat(99)]) {
      for (const [name, call] of Object.entries(calls(outsider, named))) {
        const { status, body } = await call();
        expect([name, named, status, body.error]).toEqual([name, named, 404, missing.body.error]);
      }
    }
    expect(await say(outsider, id, 'Hello')).toMatchObject(missing);
    expect(await say(outsider, newId(), 'Hello')).toMatchObject(missing);
    for (const partner of [buyer.id, seller.id, newId(), 'x'])
      expect(await outsider.get(`/api/chat-partners/${partner}`)).toMatchObject(missing);
    expect((await outsider.get(`/api/chat/about?product=${product.id}`)).body).toEqual({ success: true, data: null });
    expect(JSON.stringify((await outsider.get('/api/chat/list?limit=50')).body)).not.toContain(id);
  }
  const { body } = await buyer.get(`/api/chat/${id}`);
  expect(body.data).toMatchObject({ last_number: 1, version: 2, is_blocked: false, is_archived: false });
});

test('every call asks a visitor to log in, whatever its input', async () => {
  const { id } = await talking(market);
  const visitor = market.client();
  const answers = await Promise.all([
    ...Object.values(calls(visitor, id)).map((call) => call()),
    ...Object.values(calls(visitor, 'x')).map((call) => call()),
    visitor.post('/api/chat/create', {}),
    visitor.post('/api/chat/send', {}),
    say(visitor, id, 'Hello'),
    visitor.get('/api/chat/list?limit=x'),
    visitor.get('/api/chat/about'),
    visitor.get('/api/chat/settings'),
    visitor.put('/api/chat/settings', { shows_typing: 'x' }),
    visitor.get(`/api/chat-partners/${newId()}`),
    visitor.get(`/api/chat-pictures/${newId()}`),
    upload(visitor, await createPicture()),
    visitor.post('/api/uploads', {}),
  ]);
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [401, 'UNAUTHENTICATED']));
});

test('an admin sees only reported conversations and their pictures, and each access is logged', async () => {
  const { id, buyer, seller } = await talking(market);
  const picture = String((await upload(buyer, await createPicture())).body.id);
  expect((await say(buyer, id, '', { attachment_id: picture })).status).toBe(201);
  const admin = await talker(market, { staffRole: 'owner' });
  const read = () => admin.get(`/api/chat/${id}`);
  expect((await read()).status).toBe(404);
  expect((await seller.post(`/api/chat/${id}/report`, report)).body).toMatchObject({
    success: true,
    message: 'Report submitted successfully. Thank you for helping keep our marketplace safe.',
  });
  const token = await admin.post('/api/api-keys', { name: 'A program', scopes: ['chat:read'], days: 30 });
  const program = market.client({ authorization: `Bearer ${token.body.secret}` });
  expect((await program.get(`/api/chat/${id}`)).status, 'a program of the admin').toBe(404);
  const seen = await read();
  expect(seen.body).toMatchObject({ data: { viewer_is: 'admin', can_send: false, messages: [{}, { content: '' }] } });
  const link = String(seen.body.data?.messages?.[1]?.attachment?.url);
  for (const path of [link, `${link}&width=96`]) {
    const { status, headers } = await admin.get(path);
    const response = [status, headers.get('content-type'), headers.get('cache-control')];
    expect(response).toEqual([200, 'image/webp', 'no-store']);
  }
  expect((await say(admin, id, 'I am the admin')).status).toBe(404);
  expect((await admin.post(`/api/chat/${id}/read`, { up_to: 2 })).status).toBe(404);
  const log = (await market.db.select().from(auditLog)).filter(({ actorId }) => actorId === admin.id);
  expect(log.map(({ act, subject }) => [act, subject]).sort()).toEqual([
    ['chat.conversation.read', id],
    // Two widths of a picture within a minute are one access.
    ['uploads.read', picture],
  ]);
  expect((await seller.get(`/api/chat/${id}`)).body.data).toMatchObject({ read_number: 0, unread_count: 2 });
});

test('the link to a picture expires after five minutes, works for one user only, and cannot be forged', async () => {
  const { id, buyer, seller } = await talking(market);
  const pictures = [await upload(buyer, await createPicture()), await upload(buyer, await createPicture())];
  const [picture, unsent] = pictures.map(({ body }) => String(body.id));
  await say(buyer, id, '', { attachment_id: picture });
  await seller.post(`/api/chat/${id}/report`, report);
  const [admin, other] = [await talker(market, { staffRole: 'owner' }), await talker(market, { staffRole: 'owner' })];
  const { body } = await admin.get(`/api/chat/${id}`);
  const link = String(body.data?.messages?.[1]?.attachment?.url);
  const until = Number(new URL(link, 'http://x').searchParams.get('until'));
  const made = [
    link.replace(`${until}`, `${until + 60}`),
    link.replace(/.$/, link.endsWith('A') ? 'B' : 'A'),
    link.replace(String(picture), String(unsent)),
    link.replace(String(picture), 'x'),
  ];
  for (const path of made) expect([path, (await admin.get(path)).status]).toEqual([path, 404]);
  for (const one of [other, buyer, seller]) expect((await one.get(link)).status).toBe(404);
  expect((await market.client().get(link)).status).toBe(401);
  expect((await admin.get(`/api/chat-pictures/${picture}`)).status).toBe(404);
  market.clock.pass({ minutes: 4, seconds: 58 });
  expect((await admin.get(link)).status).toBe(200);
  market.clock.pass({ seconds: 3 });
  expect((await admin.get(link)).status).toBe(404);
});

test('a former admin sees no reported conversation or picture, even with an older token', async () => {
  const { id, buyer, seller } = await talking(market);
  const picture = String((await upload(buyer, await createPicture())).body.id);
  await say(buyer, id, '', { attachment_id: picture });
  await seller.post(`/api/chat/${id}/report`, report);
  const admin = await talker(market, { staffRole: 'owner' });
  const { body } = await admin.get(`/api/chat/${id}`);
  const link = String(body.data?.messages?.[1]?.attachment?.url);
  const statuses = async () => [(await admin.get(`/api/chat/${id}`)).status, (await admin.get(link)).status];
  expect(await statuses()).toEqual([200, 200]);
  await market.db.update(users).set({ staffRole: null }).where(eq(users.id, admin.id));
  expect(await statuses()).toEqual([404, 404]);
});

test('the reference describes every call', async () => {
  const { paths } = (await market.client().get('/api/openapi.json')).body;
  const described = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(described).toEqual(
    expect.arrayContaining([
      'post /api/chat/create',
      'post /api/chat/send',
      'get /api/chat/list',
      'get /api/chat/about',
      'get /api/chat/settings',
      'put /api/chat/settings',
      'get /api/chat-partners/{id}',
      'get /api/chat-pictures/{id}',
      'get /api/chat/{id}',
      ...['read', 'archive', 'block', 'report', 'typing'].map((call) => `post /api/chat/{id}/${call}`),
      'post /api/uploads',
    ]),
  );
});
