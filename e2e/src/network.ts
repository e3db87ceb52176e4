import type { Page, Request, WebSocketRoute } from '@playwright/test';
import { patience } from '#config.ts';
import { expect } from '#test.ts';

/**
 * Disconnects and reconnects a page, including its WebSockets, which would stay open in a context that only goes
 * offline. Call it before the page is opened.
 */
export async function controlNetwork(page: Page) {
  const sockets = new Set<WebSocketRoute>();
  let isConnected = true;
  await page.routeWebSocket(/./, (socket) => {
    if (!isConnected) return void socket.close();
    socket.connectToServer();
    sockets.add(socket);
  });
  /** Closes the WebSockets and refuses new ones; HTTP still works. */
  async function disconnectSockets() {
    isConnected = false;
    for (const socket of sockets) await socket.close();
    sockets.clear();
  }
  return {
    async disconnect() {
      isConnected = false;
      await page.context().setOffline(true);
      await disconnectSockets();
    },
    async reconnect() {
      isConnected = true;
      await page.context().setOffline(false);
    },
    disconnectSockets,
  };
}

/** Call before the page is opened. The result waits until no request is in flight and none was sent for a while. */
export function trackRequests(page: Page): () => Promise<void> {
  const inFlight = new Set<Request>();
  let changedAt = Date.now();
  page.on('request', (request) => {
    inFlight.add(request);
    changedAt = Date.now();
  });
  const remove = (request: Request) => {
    inFlight.delete(request);
    changedAt = Date.now();
  };
  page.on('requestfinished', remove);
  page.on('requestfailed', remove);
  const isIdle = () => inFlight.size === 0 && Date.now() - changedAt > patience(500);
  return () => expect.poll(isIdle, { timeout: patience(30_000), intervals: [50] }).toBe(true);
}

/** Call before the page is opened: waits for the response to its viewer query. */
export const waitForViewer = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/graphql'));

/** Call before the page is opened: waits until it has subscribed to its user's events. */
export const waitForSubscription = async (page: Page) => {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framesent', (frame) => String(frame.payload).includes('"subscribe"'));
};
