import type { Browser, Page } from '@playwright/test';
import { twoProducts } from '#shopping.ts';
import { demo, expect } from './test.ts';

export interface TwoUsers {
  /** A page in the test's own browser window. */
  buyer: Page;
  seller: Page;
  /** The buyer's name, unique to this test, by which the seller finds the conversation. */
  buyerName: string;
  origin: string;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const word = () => Array.from({ length: 8 }, () => letters[Math.floor(Math.random() * 26)]).join('');

/** A new buyer in this page, and the demo seller in a separate window. */
export async function twoUsers(buyer: Page, browser: Browser, origin: string): Promise<TwoUsers> {
  const name = word();
  const buyerName = `Kofi ${name[0]?.toUpperCase()}${name.slice(1)}`;
  const signup = await buyer.request.post('/api/signup', {
    headers: { origin },
    data: {
      full_name: buyerName,
      email: `${name}.${Date.now()}@example.com`,
      telephone_number: '0241234567',
      password: 'Akwaaba#2026',
      password_confirm: 'Akwaaba#2026',
    },
  });
  expect(signup.ok(), await signup.text()).toBe(true);
  const context = await browser.newContext({ baseURL: origin, viewport: buyer.viewportSize() });
  const seller = await context.newPage();
  const login = await seller.request.post('/api/login', { data: demo.seller, headers: { origin } });
  expect(login.ok(), await login.text()).toBe(true);
  return { buyer, seller, buyerName, origin };
}

/** Their conversation, started by the buyer. */
export async function startChat(users: TwoUsers, message: string): Promise<string> {
  const [product] = await twoProducts(users.buyer.request);
  const answer = await users.buyer.request.post('/api/chat/create', {
    headers: { origin: users.origin },
    data: { product: product.id, message },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data.id;
}

/** Sends a message without a screen. */
export async function sendMessage(page: Page, origin: string, id: string, content: string): Promise<void> {
  const answer = await page.request.post(`/api/chat/send?conversationId=${id}`, {
    headers: { origin },
    data: { content },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A conversation opens at its first unread message: this one at its end. */
export async function haveRead(page: Page, origin: string, id: string, upTo: number): Promise<void> {
  const answer = await page.request.post(`/api/chat/${id}/read`, { headers: { origin }, data: { up_to: upTo } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The messages of the open conversation. */
export const talk = (page: Page) => page.getByRole('log', { name: /^Messages with / });

export async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel(/^Message to /).fill(text);
  await page.getByLabel(/^Message to /).press('Enter');
}
