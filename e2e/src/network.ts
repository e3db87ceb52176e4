import type { Page, Request, WebSocketRoute } from '@playwright/test';
import { patience } from '#config.ts';
import { expect } from '#test.ts';

/**
 * Takes the network away from a page, its open sockets included: going offline alone leaves those as they are. To be
 * set up before the page is opened.
 */
export async function cuttable(page: Page) {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/./, (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  return {
    async cut() {
      isCut = true;
      await page.context().setOffline(true);
      for (const socket of open) await socket.close();
      open.clear();
    },
    async mend() {
      isCut = false;
      await page.context().setOffline(false);
    },
    /** The rest of the network stays. */
    async cutSockets() {
      isCut = true;
      for (const socket of open) await socket.close();
      open.clear();
    },
  };
}

/** From before the page is opened on: waits until nothing is on its way, and nothing has been asked for a while. */
export function quietOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => {
    open.add(request);
    last = Date.now();
  });
  const over = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  const isQuiet = () => open.size === 0 && Date.now() - last > patience(500);
  return () => expect.poll(isQuiet, { timeout: patience(30_000), intervals: [50] }).toBe(true);
}

/** From before the page is opened on: it has the answer to what it asks of its person first. */
export const personKnown = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/graphql'));

/** From before the page is opened on: it has asked for the first news of its person. */
export const subscribed = async (page: Page) => {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framesent', (frame) => String(frame.payload).includes('"subscribe"'));
};
