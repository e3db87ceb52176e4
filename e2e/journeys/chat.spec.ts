import type { JSHandle, Locator, Page } from '@playwright/test';
import { expectAccessible } from '#accessible.ts';
import { markRead, messageLog, sendMessage, startChat, twoUsers, typeAndSend } from '#chat-users.ts';
import { inTime, patience } from '#config.ts';
import { drawnPicture } from '#drawn-picture.ts';
import { plentyOf } from '#shopping.ts';
import { expect, test } from '#test.ts';

test('a chat starts from a product, and both users see each other type and read', {
  tag: '@large-deep',
}, async ({ page, browser, baseURL }) => {
  const users = await twoUsers(page, browser, baseURL ?? '');
  const { buyer, seller, buyerName } = users;
  const product = await plentyOf(buyer.request);
  await seller.goto('/products');
  await buyer.goto(`/products/${product.slug}`);
  const begin = buyer.getByRole('button', { name: 'Chat seller' }).filter({ visible: true }).first();
  await begin.click();
  await expect(buyer.getByRole('dialog')).toBeVisible();
  await buyer.keyboard.press('Escape');
  await expect(begin, 'has the focus again').toBeFocused();
  await begin.click();
  await buyer.getByRole('dialog').getByLabel('Your message').fill('Is it still there?');
  await buyer.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(buyer).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(messageLog(buyer).getByText('Is it still there?')).toBeVisible();
  await expect(messageLog(buyer).getByText('Sent')).toBeVisible();
  await expect(messageLog(buyer).getByText('Today')).toBeVisible();
  await expect(buyer.getByRole('link', { name: 'View Store' })).toBeInViewport({ ratio: 1 });

  // The seller's badge shows the unread chat and opens it.
  const chats = seller.getByRole('link', { name: /^Chats?\b.*unread/i }).filter({ visible: true });
  await chats.first().click();
  await seller.getByRole('link', { name: buyerName }).click();
  await expect(messageLog(seller).getByText('Is it still there?')).toBeVisible();
  await expect(messageLog(buyer).getByText('Read')).toBeVisible();

  await seller.getByLabel(/^Message to /).pressSequentially('Yes');
  await expect(messageLog(buyer).getByText(/is typing$/)).toBeAttached();
  await seller.getByLabel(/^Message to /).press('Shift+Enter');
  await seller.getByLabel(/^Message to /).pressSequentially('it is');
  await seller.getByLabel(/^Message to /).press('Enter');
  await expect(messageLog(buyer).getByText('Yes\nit is')).toBeVisible();
  await expect(messageLog(buyer).getByText(/is typing$/)).not.toBeAttached();
  await expect(buyer.getByText('online', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(buyer);
  await seller.context().close();
});

test('empty messages cannot be sent, a risky one gets a warning, and a picture opens in full size @phone @deep', async ({
  page,
  browser,
  baseURL,
}) => {
  const users = await twoUsers(page, browser, baseURL ?? '');
  const { buyer, seller, buyerName } = users;
  const id = await startChat(users, 'Good morning');
  await seller.goto(`/chat/${id}`);
  await buyer.goto(`/chat/${id}`);
  await typeAndSend(seller, 'Send the momo first');
  await expect(messageLog(buyer).getByText(/see the item before you pay/i)).toBeVisible();
  await typeAndSend(buyer, '   ');
  await expect(buyer.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await buyer.getByLabel(/^Message to /).fill('\u200b');
  await expect(buyer.getByRole('button', { name: 'Send', exact: true }), 'for invisible characters').toBeDisabled();

  await buyer.getByLabel('Pictures', { exact: true }).setInputFiles({
    name: 'kente.png',
    mimeType: 'image/png',
    buffer: await drawnPicture(buyer),
  });
  await expect(buyer.getByAltText('To be sent: picture')).toBeVisible();
  await typeAndSend(buyer, 'This one');
  const received = messageLog(seller).getByRole('img', { name: `Picture from ${buyerName}` });
  await expect(received).toBeVisible();
  await expect.poll(() => received.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(messageLog(buyer).getByText('This one')).toHaveCount(1);
  await expectAccessible(buyer);
  const width = await buyer.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.documentElement.scrollWidth - innerWidth;
  });
  expect(width, 'with text of twice the size').toBeLessThanOrEqual(0);
  await messageLog(seller)
    .getByRole('button', { name: `Picture from ${buyerName}, view full size` })
    .click();
  await expect(seller.getByRole('dialog').getByRole('img')).toBeVisible();
  await seller.keyboard.press('Escape');
  await expectAccessible(seller);
  await seller.context().close();
});

test('three messages sent offline arrive once and in order after a reload @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const users = await twoUsers(page, browser, baseURL ?? '');
  const { buyer, seller } = users;
  const network = await controlService(buyer);
  const id = await startChat(users, 'Good morning');
  await seller.goto(`/chat/${id}`);
  await buyer.goto(`/chat/${id}`);
  await expect(messageLog(buyer).getByText('Good morning')).toBeVisible();

  await network.disconnect();
  // Each message is sent before the previous one is saved.
  await buyer.getByLabel(/^Message to /).evaluate(
    (field: HTMLTextAreaElement, texts) => {
      const put = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
      for (const text of texts) {
        put?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        const enter = { key: 'Enter', bubbles: true, cancelable: true };
        // A second Enter sends nothing.
        for (const _time of [1, 2]) field.dispatchEvent(new KeyboardEvent('keydown', enter));
      }
    },
    ['first', 'second', 'third'],
  );
  await expect(messageLog(buyer).getByText('Waiting for network').first()).toBeVisible();
  await expect.poll(() => bubbles(buyer)).toEqual(['first', 'second', 'third']);
  await buyer.reload();
  await network.reconnect();
  await expect.poll(() => bubbles(seller), { timeout: patience(45_000) }).toEqual(['first', 'second', 'third']);
  await expect.poll(() => bubbles(buyer), { timeout: patience(20_000) }).toEqual(['first', 'second', 'third']);
  await expect(messageLog(buyer).getByText('Waiting for network')).toHaveCount(0);
  // Another reload sends nothing again.
  await buyer.reload();
  await expect.poll(() => bubbles(buyer), { timeout: patience(20_000) }).toEqual(['first', 'second', 'third']);
  expect(await bubbles(seller)).toEqual(['first', 'second', 'third']);
  await seller.context().close();
});

test('a long conversation draws few rows, keeps its scroll position and counts new messages @phone @deep', async ({
  page,
  browser,
  baseURL,
}) => {
  const users = await twoUsers(page, browser, baseURL ?? '');
  const { buyer, seller, origin } = users;
  const id = await startChat(users, 'message 1');
  for (let n = 2; n <= 180; n += 1)
    await sendMessage(n % 3 ? buyer : seller, origin, id, `message ${n} ${'kente '.repeat(n % 17)}`);
  await markRead(buyer, origin, id, 180);
  await buyer.goto(`/chat/${id}`);
  await expect(messageLog(buyer).getByText('message 180 ')).toBeVisible();
  for (let round = 0; round < 6; round += 1) expect(await stepUp(buyer)).toBeLessThanOrEqual(2);
  await expect
    .poll(async () => {
      await messageLog(buyer).evaluate((log) => log.scrollTo({ top: -1_000_000 }));
      return messageLog(buyer).getByText('message 1', { exact: true }).count();
    })
    .toBe(1);
  expect(await messageLog(buyer).locator('[data-key]').count()).toBeLessThan(60);
  const pageOverflow = () => buyer.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(await pageOverflow(), 'only the conversation scrolls').toBe(0);

  const position = await positionOf(await firstRow(buyer));
  for (const text of ['new one', 'new two', 'new three']) await sendMessage(seller, origin, id, text);
  await expect(buyer.getByRole('button', { name: '3 new' })).toBeVisible();
  expect(await positionOf(await firstRow(buyer))).toEqual(position);
  await buyer.getByRole('button', { name: '3 new' }).click();
  await expect(messageLog(buyer).getByText('new three')).toBeInViewport();
  await sendMessage(seller, origin, id, 'new four');
  await expect(messageLog(buyer).getByText('new four')).toBeInViewport();
  await seller.context().close();
});

test('a blocked user sees that messages are off, and can write again after unblocking @phone @deep', async ({
  page,
  browser,
  baseURL,
}) => {
  const users = await twoUsers(page, browser, baseURL ?? '');
  const { buyer, seller } = users;
  const id = await startChat(users, 'Good morning');
  await seller.goto(`/chat/${id}`);
  await buyer.goto(`/chat/${id}`);
  await messageLog(buyer)
    .locator('p[dir=auto]', { hasText: 'Good morning' })
    .tap({ position: { x: 8, y: 8 } });
  await buyer.getByRole('menuitem', { name: 'Delete for me' }).click();
  await expect(buyer.getByRole('button', { name: 'Undo' })).toBeVisible();
  const toggle = async (name: 'Block' | 'Unblock') => {
    await buyer.getByRole('button', { name: 'More about this conversation' }).click();
    await buyer.getByRole('menuitem', { name, exact: true }).click();
    if (name === 'Unblock') return;
    const warning = buyer.getByRole('alertdialog').getByText('They will see that messages are off');
    await expect(warning).toBeVisible();
    await expect.poll(() => toastsOver(buyer, warning), { timeout: inTime(1500) }).toBe(0);
    await buyer.getByRole('alertdialog').getByRole('button', { name }).click();
  };
  await toggle('Block');
  await expect(seller.getByText('You cannot send messages in this conversation.')).toBeVisible();
  await expect(buyer.getByText('You blocked this person. Unblock them to write.')).toBeVisible();
  await expect(seller.getByLabel(/^Message to /)).toHaveCount(0);
  await expectAccessible(buyer);
  await buyer.getByRole('button', { name: 'Unblock' }).click();
  await expect(buyer.getByLabel(/^Message to /)).toBeVisible();
  await toggle('Block');
  await expect(seller.getByText('You cannot send messages in this conversation.')).toBeVisible();
  await toggle('Unblock');
  await expect(seller.getByLabel(/^Message to /)).toBeVisible();
  await typeAndSend(seller, 'Still friends');
  await expect(messageLog(buyer).getByText('Still friends')).toBeVisible();
  await seller.context().close();
});

/** The texts of the messages after the greeting. */
async function bubbles(page: Page): Promise<string[]> {
  const texts = await messageLog(page).locator('p[dir=auto]').allInnerTexts();
  return texts.filter((text) => text !== 'Good morning');
}

/** Blocks the API and the socket. Pages still load. */
async function controlService(page: Page) {
  let isCut = false;
  const open = new Set<() => Promise<void>>();
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    if (isCut) return void socket.close({ code: 1001 });
    const server = socket.connectToServer();
    open.add(async () => {
      await server.close();
      await socket.close({ code: 1001 });
    });
  });
  await page.route(/\/(graphql|api)\b/, (route) => (isCut ? route.abort('internetdisconnected') : route.continue()));
  return {
    async disconnect() {
      isCut = true;
      for (const close of open) await close();
      open.clear();
    },
    async reconnect() {
      isCut = false;
    },
  };
}

/** The first row whose end is in view, without the sticky ones. */
function firstRow(page: Page): Promise<JSHandle<Element | undefined>> {
  return messageLog(page).evaluateHandle((log) => {
    const edge = log.getBoundingClientRect().top;
    const rows = [...log.querySelectorAll('[data-key]:not([data-floats])')];
    return rows.find((row) => row.getBoundingClientRect().bottom > edge);
  });
}

const positionOf = (row: JSHandle<Element | undefined>) =>
  row.evaluate((element) => ({
    text: element?.textContent,
    top: Math.round(element?.getBoundingClientRect().top ?? 0),
  }));

/** Scrolls up and returns how many pixels the first row moves while earlier messages load. */
async function stepUp(page: Page): Promise<number> {
  await messageLog(page).evaluate(async (log) => {
    log.scrollBy({ top: -1500 });
    for (let n = 0; n < 3; n += 1) await new Promise((done) => requestAnimationFrame(done));
  });
  return (await firstRow(page)).evaluate(async (row) => {
    const top = row?.getBoundingClientRect().top ?? 0;
    let most = 0;
    for (const end = performance.now() + 700; performance.now() < end; ) {
      await new Promise((done) => requestAnimationFrame(done));
      most = Math.max(most, Math.abs((row?.getBoundingClientRect().top ?? 0) - top));
    }
    return row?.isConnected ? most : Number.POSITIVE_INFINITY;
  });
}

/** The number of toasts that cover the text. */
async function toastsOver(page: Page, text: Locator): Promise<number> {
  const own = await text.boundingBox();
  const toasts = await page.locator('[data-sonner-toast]').all();
  const boxes = await Promise.all(toasts.map((toast) => toast.boundingBox({ timeout: 500 }).catch(() => null)));
  if (!own) return -1;
  return boxes.filter((box) => box && box.y < own.y + own.height && box.y + box.height > own.y).length;
}
