import type { Page, WebSocketRoute } from '@playwright/test';

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
