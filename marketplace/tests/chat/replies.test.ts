import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatReports } from '#chat/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { readEvents } from '#platform/events/read-events.ts';
import type { TestMarketplace } from '#world/browser-of.ts';
import type { Client } from '#world/client.ts';
import { createPicture } from './pictures.ts';
import { say, startChat, talking, upload } from './talkers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startChat();
});
afterAll(() => market.close());

const hide = (by: Pick<Client, 'post'>, id: string, number: number, hidden = true) =>
  by.post(`/api/chat/${id}/hide`, { number, hidden });

async function messagesOf(by: Pick<Client, 'get'>, id: string) {
  const { body } = await by.get(`/api/chat/${id}`);
  return Object.values(body.data?.messages ?? {});
}

test('a reply quotes the beginning of the original message, for both users and in the list', async () => {
  const { buyer, seller, id, started } = await talking(market, `Is it still there? ${'please '.repeat(60)}`);
  const reply_to_id = started.message?.id;
  const client_id = newId();
  const sent = await say(seller, id, 'Yes, it is.', { reply_to_id, client_id });
  const quote = { id: reply_to_id, number: 1, sender_type: 'buyer', has_picture: false };
  expect(sent).toMatchObject({ status: 201, body: { data: { content: 'Yes, it is.', reply_to: quote } } });
  const cut = sent.body.data?.reply_to as unknown as { content: string };
  expect(cut.content).toMatch(/^Is it still there\? please .{150,}…$/);
  for (const one of [buyer, seller]) {
    expect((await messagesOf(one, id)).at(-1)).toMatchObject({ reply_to: quote });
    const { body } = await one.get('/api/chat/list');
    expect(body.data?.results?.[0]).toMatchObject({ last_message: { reply_to: quote } });
  }
  const { events } = await readEvents({ ctx: market.context(), input: { user: buyer.id, after: 0, limit: 100 } });
  expect(events.findLast(({ type }) => type === 'message.added')?.payload).toMatchObject({
    message: { number: 2, reply_to: quote },
  });
  const again = await say(seller, id, 'Yes, it is.', { reply_to_id, client_id });
  expect(again.body).toEqual(sent.body);
  expect((await say(seller, id, 'Yes, it is.', { client_id })).body.code).toBe('KEY_REUSED');
});

test('only a visible message of the same conversation can be replied to', async () => {
  const { buyer, seller, id, started } = await talking(market);
  const elsewhere = await talking(market);
  await hide(seller, id, 1);
  const refused = { status: 400, body: { details: { reply_to_id: [expect.stringMatching(/no longer exists/)] } } };
  for (const reply_to_id of [newId(), elsewhere.started.message?.id])
    expect(await say(buyer, id, 'What?', { reply_to_id })).toMatchObject(refused);
  expect(await say(seller, id, 'What?', { reply_to_id: started.message?.id })).toMatchObject(refused);
  expect(await messagesOf(buyer, id)).toHaveLength(1);
});

test('a message deleted for one user is empty on all their devices; the other user still reads it', async () => {
  const { buyer, seller, id } = await talking(market, 'My number is 024');
  const picture = (await upload(buyer, await createPicture())).body;
  await say(buyer, id, 'and a picture', { attachment_id: picture.id });
  const answer = await hide(buyer, id, 2);
  const empty = { number: 2, content: '', attachment: null, reply_to: null, is_hidden: true };
  expect(answer).toMatchObject({ status: 200, body: { success: true, data: empty } });
  expect(await messagesOf(buyer, id)).toMatchObject([{ number: 1, is_hidden: false }, empty]);
  expect((await buyer.get('/api/chat/list')).body.data?.results?.[0]).toMatchObject({ last_message: empty });
  expect((await buyer.get('/api/chat/list?search=picture')).body.data).toMatchObject({ count: 0 });
  const { events } = await readEvents({ ctx: market.context(), input: { user: buyer.id, after: 0, limit: 100 } });
  expect(events.at(-1)).toMatchObject({ type: 'message.hidden', payload: { message: empty } });

  const kept = { content: 'and a picture', attachment: { id: picture.id }, is_hidden: false };
  expect((await messagesOf(seller, id))[1]).toMatchObject(kept);
  expect((await seller.get('/api/chat/list?search=picture')).body.data).toMatchObject({ count: 1 });
  const told = await readEvents({ ctx: market.context(), input: { user: seller.id, after: 0, limit: 100 } });
  expect(JSON.stringify(told.events)).not.toContain('message.hidden');

  await hide(buyer, id, 2);
  const before = (await readEvents({ ctx: market.context(), input: { user: buyer.id, after: 0, limit: 100 } })).head;
  expect(before).toBe(events.at(-1)?.seq);
  expect((await hide(buyer, id, 2, false)).body.data).toMatchObject(kept);
  expect((await messagesOf(buyer, id))[1]).toMatchObject(kept);
  expect(await hide(buyer, id, 99)).toMatchObject({ status: 404 });
});

test('a report contains all messages, also those that the reporter deleted', async () => {
  const { buyer, id } = await talking(market, 'Pay me first');
  await hide(buyer, id, 1);
  await buyer.post(`/api/chat/${id}/report`, { reason: 'Other', details: 'Asked for money first.' });
  const [report] = await market.db.select().from(chatReports);
  expect(report?.evidence).toMatchObject([{ content: 'Pay me first' }]);
});

test('the search in conversations matches their last message', async () => {
  const { buyer, seller, id } = await talking(market, 'Do you have it in Kumasi?');
  const found = async (search: string) => (await buyer.get(`/api/chat/list?search=${search}`)).body.data?.count;
  expect(await found('KUMASI')).toBe(1);
  await say(seller, id, 'Only in Accra, Ɛsi');
  expect([await found('kumasi'), await found('accra, esi'), await found('tamale')]).toEqual([0, 1, 0]);
});
