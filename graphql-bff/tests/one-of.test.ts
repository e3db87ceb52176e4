import { createHash } from 'node:crypto';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Json, resultOf, serviceSecret, startBff, type TestBff } from './bff.ts';
import { newKey } from './shoppers.ts';
import { createTalkers, startConversation } from './talkers.ts';

const sha256Hash = createHash('sha256').update(startConversation).digest('hex');

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
let talkers: ReturnType<typeof createTalkers>;
beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await startBff({
    marketplaceFetch: market.marketplace.fetch,
    bus: market.bus,
    documents: { [sha256Hash]: startConversation },
  });
  talkers = createTalkers(market, bff);
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

test('exactly one of shop, product and order names the receiver, also in a registered document', async () => {
  const { buyer, seller } = await talkers.talk();
  const about = { productId: String(seller.product.id) };
  const sendBoth = async (wrong: object): Promise<{ compiled: Json; written: Json }> => {
    const variables = { input: { about: wrong, content: 'Hello', clientId: newKey() } };
    const body = JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } });
    const headers = { 'content-type': 'application/json' };
    const response = await buyer.browser.send({ method: 'POST', headers, body });
    return {
      compiled: JSON.parse(await response.text()),
      written: await buyer.browser.query(startConversation, variables),
    };
  };
  for (const wrong of [{}, { ...about, orderId: 'ABC123' }]) {
    const { compiled, written } = await sendBoth(wrong);
    expect(resultOf(compiled.data?.startConversation)).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ field: 'about', messages: [chatTexts.oneSubject] }],
    });
    // Strangers' documents are checked by GraphQL itself.
    expect(written.data).toBeUndefined();
    expect(JSON.stringify(written.errors)).toContain('ConversationAbout');
  }
  const { compiled } = await sendBoth(about);
  expect(resultOf(compiled.data?.startConversation)).toMatchObject({ isNew: false });
});
