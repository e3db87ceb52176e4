import type { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { type Browser, type Json, resultOf, type TestBff } from './bff.ts';
import { newKey, placeProduct, shipping } from './shoppers.ts';

type Market = Awaited<ReturnType<typeof startTestMarketplace>>;

/** Limits stand out of the way of tests that are not about them. */
export const highLimits = { CHAT_MESSAGES_PER_MINUTE: '100000', CHAT_NEW_CONVERSATIONS_PER_HOUR: '100000' };

export const failures = `errors { __typename code message ... on RefusedError { retryAfter }
  ... on ValidationError { fields { field messages } } }`;

export const messageFields = `id conversationId number clientId sender content isRead readAt createdAt
  picture { id path width height color } orderStep { orderId state reason }`;

export const conversationFields = `id viewerIs buyerName productName lastNumber readNumber partnerReadNumber unreadCount
  isArchived isBlocked canSend version shop { id name slug isVerified } partner { id name picturePath }
  lastMessage { ${messageFields} }`;

export const startConversation = `mutation ($input: StartConversationInput!) { startConversation(input: $input) {
  isNew
  message { ${messageFields} }
  conversation { ${conversationFields} }
  ${failures}
} }`;

export const sendMessage = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) {
  message { ${messageFields} }
  ${failures}
} }`;

export const readConversation = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) { conversation(id: $id) {
  ${conversationFields} product { id price { amount } stockQuantity }
  messages(first: $first, after: $after, last: $last, before: $before) {
    totalCount pageInfo { startCursor endCursor hasPreviousPage hasNextPage } edges { cursor node { ${messageFields} } } } } }`;

export const markRead = `mutation ($id: ID!, $upTo: Int!) { markMessagesRead(input: { conversationId: $id, upTo: $upTo }) {
  conversation { ${conversationFields} }
  ${failures}
} }`;

export const blockPartner = `mutation ($id: ID!, $blocked: Boolean!) {
  blockPartner(input: { conversationId: $id, blocked: $blocked }) { conversation { isBlocked canSend } ${failures} } }`;

export const changeSettings = `mutation ($showsTyping: Boolean, $showsPresence: Boolean) {
  changeChatSettings(input: { showsTyping: $showsTyping, showsPresence: $showsPresence }) {
    chatSettings { showsTyping showsPresence }
    ${failures}
  } }`;

/** Users with a browser each, who chat about products. */
export function createTalkers(market: Market, bff: TestBff) {
  async function user() {
    const user = await market.world.createUser();
    return { user, browser: await logIn(user.email) };
  }

  async function logIn(email: string): Promise<Browser> {
    const browser = bff.browser();
    await browser.logIn(email, password);
    return browser;
  }

  async function seller() {
    const shop = await market.world.createShop();
    const product = await market.world.createProduct({ shop, pricePesewas: 12_50 });
    return { shop, product, browser: await logIn(shop.owner.email) };
  }

  async function start(by: Browser, productId: string, content = 'Is it still there?'): Promise<Json> {
    const { data } = await by.query(startConversation, {
      input: { about: { productId }, content, clientId: newKey() },
    });
    const started = resultOf(data?.startConversation);
    if (!started?.conversation) throw new Error(`Nobody talks: ${JSON.stringify(data)}`);
    return started;
  }

  async function talk() {
    const [buyer, other] = await Promise.all([user(), seller()]);
    const started = await start(buyer.browser, other.product.id);
    return { buyer, seller: other, id: String(started.conversation?.id) };
  }

  async function say(by: Browser, conversationId: string, content: string, clientId = newKey()): Promise<Json> {
    const { data } = await by.query(sendMessage, { input: { conversationId, content, clientId } });
    return resultOf(data?.sendMessage) ?? {};
  }

  async function order(by: Browser, productId: string): Promise<string> {
    const { data } = await by.query(placeProduct, {
      input: { ...shipping, productId, quantity: 1, idempotencyKey: newKey() },
    });
    return String(resultOf(data?.placeProduct)?.orders?.[0]?.id);
  }

  return { user, seller, logIn, start, talk, say, order };
}
