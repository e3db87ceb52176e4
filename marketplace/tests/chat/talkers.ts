import { newId } from '#platform/base/ids.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import type { Client } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

/** Limits stand out of the way of tests that are not about them. */
export function startChat(
  environment: Record<string, string> = {},
  more: Parameters<typeof startTestMarketplace>[0] = {},
) {
  const high = { CHAT_MESSAGES_PER_MINUTE: '100000', CHAT_NEW_CONVERSATIONS_PER_HOUR: '100000' };
  return startTestMarketplace({ ...more, environment: { ...high, ...environment } });
}

export async function talker(
  market: TestMarketplace,
  given: Parameters<TestMarketplace['world']['createUser']>[0] = {},
) {
  const user = await market.world.createUser(given);
  return { ...(await browserOf(market, user)), id: user.id, user };
}

/** A seller with a product, and a buyer who wrote about it once. */
export async function talking(market: TestMarketplace, first = 'Is it still there?') {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop });
  const buyer = await talker(market, { fullName: 'Yaw Boateng' });
  const seller = { ...(await browserOf(market, shop.owner)), id: shop.owner.id };
  const { status, body } = await buyer.post('/api/chat/create', { product: product.id, message: first });
  if (status !== 201) throw new Error(`create answered ${status}: ${JSON.stringify(body)}`);
  return { shop, product, buyer, seller, id: String(body.data?.id), started: body };
}

export function say(by: Pick<Client, 'post'>, id: string, content: string, more: object = {}) {
  return by.post(`/api/chat/send?conversationId=${id}`, { content, client_id: newId(), ...more });
}

export function upload(by: Pick<Client, 'send'>, bytes: Uint8Array<ArrayBuffer> | string, type = 'image/jpeg') {
  const form = new FormData();
  form.set('file', new File([bytes], 'picture.jpg', { type }));
  return by.send('POST', '/api/uploads?purpose=chat-picture', form);
}
