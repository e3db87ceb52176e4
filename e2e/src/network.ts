import type { Page, Request, WebSocketRoute } from '@playwright/test';
import { patience } from '#config.ts';
import { expect } from '#test.ts';

/**
 * Takes a page's network away, including its open sockets, which going offline alone would leave open. Call it before
 * the page is opened.
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
    /** Leaves the rest of the network. */
    async cutSockets() {
      isCut = true;
      for (const socket of open) await socket.close();
      open.clear();
    },
  };
}

/** Call before the page is opened: waits until no request is in flight and none has been sent for a while. */
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

/** Call before the page is opened: waits for the response to its viewer query. */
export const userKnown = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/graphql'));

/** Call before the page is opened: waits until it has asked for its user's events. */
export const subscribed = async (page: Page) => {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framesent', (frame) => String(frame.payload).includes('"subscribe"'));
};
