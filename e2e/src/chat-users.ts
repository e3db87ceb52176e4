import type { Browser, Page } from '@playwright/test';
import { plentyOf, signUp } from '#shopping.ts';
import { demo, expect, logIn } from './test.ts';

export interface TwoUsers {
  /** A page in the test's own browser window. */
  buyer: Page;
  seller: Page;
  /** The buyer's name, unique to this test, by which the seller finds the conversation. */
  buyerName: string;
  origin: string;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const randomWord = () => Array.from({ length: 8 }, () => letters[Math.floor(Math.random() * 26)]).join('');

/** A new buyer in this page, and the demo seller in a separate window. */
export async function twoUsers(buyer: Page, browser: Browser, origin: string): Promise<TwoUsers> {
  const name = randomWord();
  const buyerName = `Kofi ${name[0]?.toUpperCase()}${name.slice(1)}`;
  await signUp(buyer.request, origin, buyerName);
  const context = await browser.newContext({ baseURL: origin, viewport: buyer.viewportSize() });
  const seller = await context.newPage();
  await logIn(seller, demo.seller);
  return { buyer, seller, buyerName, origin };
}

/** Their conversation, started by the buyer. */
export async function startChat(users: TwoUsers, message: string): Promise<string> {
  const product = await plentyOf(users.buyer.request);
  const response = await users.buyer.request.post('/api/chat/create', {
    headers: { origin: users.origin },
    data: { product: product.id, message },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()).data.id;
}

/** Sends a message without a screen. */
export async function sendMessage(page: Page, origin: string, id: string, content: string): Promise<void> {
  const response = await page.request.post(`/api/chat/send?conversationId=${id}`, {
    headers: { origin },
    data: { content },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Marks the messages as read, so that the conversation opens at its end. */
export async function markRead(page: Page, origin: string, id: string, upTo: number): Promise<void> {
  const response = await page.request.post(`/api/chat/${id}/read`, { headers: { origin }, data: { up_to: upTo } });
  expect(response.ok(), await response.text()).toBe(true);
}

/** The messages of the open conversation. */
export const messageLog = (page: Page) => page.getByRole('log', { name: /^Messages with / });

export async function typeAndSend(page: Page, text: string): Promise<void> {
  await page.getByLabel(/^Message to /).fill(text);
  await page.getByLabel(/^Message to /).press('Enter');
}
