import { quickReplyTexts as texts } from '@besesaka/schema/chat/quick-replies.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChat, talker, talking } from './talkers.ts';

let market: Awaited<ReturnType<typeof startChat>>;
beforeAll(async () => {
  market = await startChat();
});
afterAll(() => market.close());

const path = '/api/chat/quick-replies';

test('a seller saves quick replies in their order, which no other user can read', async () => {
  const { seller, buyer } = await talking(market);
  expect((await seller.get(path)).body).toEqual({ replies: [], version: 0 });
  const first = await seller.put(path, { replies: [' Yes, it is. ', 'We deliver\nin Kumasi.'], version: 0 });
  expect(first.body).toEqual({ replies: ['Yes, it is.', 'We deliver\nin Kumasi.'], version: 1 });
  const turned = ['We deliver\nin Kumasi.', 'Yes, it is.', 'Cash or MoMo.'];
  expect((await seller.put(path, { replies: turned, version: 1 })).body).toEqual({ replies: turned, version: 2 });
  expect((await seller.get(path)).body).toEqual({ replies: turned, version: 2 });
  expect((await buyer.get(path)).body).toEqual({ replies: [], version: 0 });
  const refused = await buyer.put(path, { replies: ['Hello'], version: 0 });
  expect([refused.status, refused.body.error]).toEqual([403, texts.forSellers]);
});

test('of two users who save quick replies at once, the second gets a conflict, also the very first time', async () => {
  const { seller } = await talking(market);
  for (const version of [0, 1]) {
    const both = await Promise.all(['One', 'Two'].map((reply) => seller.put(path, { replies: [reply], version })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.error).toBe(kernelTexts.stale);
  }
  const other = await talking(market);
  expect((await other.seller.put(path, { replies: ['One'], version: 7 })).status).toBe(409);
  expect((await other.seller.get(path)).body).toEqual({ replies: [], version: 0 });
});

test('quick replies have a limit for number and length, and none may be empty', async () => {
  const { seller } = await talking(market);
  const refusal = async (replies: string[]) => (await seller.put(path, { replies, version: 0 })).body;
  expect(JSON.stringify(await refusal([' ']))).toContain(texts.empty);
  expect(JSON.stringify(await refusal(['a'.repeat(501)]))).toContain(texts.tooLong);
  expect(JSON.stringify(await refusal(Array.from({ length: 21 }, String)))).toContain(texts.tooMany);
  expect((await refusal(Array.from({ length: 20 }, () => 'a'.repeat(500)))).version).toBe(1);
  expect((await (await talker(market)).get(path)).body.version).toBe(0);
});
