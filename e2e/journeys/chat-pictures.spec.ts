import type { Page } from '@playwright/test';
import { expectAccessible } from '#accessible.ts';
import { messageLog, startChat, twoUsers } from '#chat-users.ts';
import { patience } from '#config.ts';
import { expect, test } from '#test.ts';

test('several pictures are sent together in order, with the text under the last @phone @deep', async ({
  page,
  browser,
  baseURL,
}) => {
  const users = await twoUsers(page, browser, baseURL ?? '');
  const { buyer, seller, buyerName } = users;
  await countPreviews(buyer);
  const id = await startChat(users, 'Good morning');
  await buyer.goto('/chat');
  await buyer.getByRole('link').filter({ hasText: 'Good morning' }).click();
  await choose(buyer, [await drawn(buyer, 'tall'), await drawn(buyer, 'wide'), await drawn(buyer, 'square')]);
  const chosen = buyer.getByRole('list', { name: 'Chosen pictures' });
  await expect(chosen.getByRole('img')).toHaveCount(3);
  await expectAccessible(buyer);
  // The third before the second, and once more one that is taken away again.
  await chosen.getByRole('button', { name: 'Move picture 3 of 3 forward' }).click();
  await choose(buyer, [await drawn(buyer, 'tall')]);
  await expect(chosen.getByRole('img')).toHaveCount(4);
  await chosen.getByRole('button', { name: 'Remove picture 4 of 4' }).click();
  await buyer.getByLabel(/^Message to /).fill('Which one?');
  await buyer.getByLabel(/^Message to /).press('Enter');
  await expect(chosen).toHaveCount(0);

  await seller.goto(`/chat/${id}`);
  const received = messageLog(seller).getByRole('img', { name: `Picture from ${buyerName}` });
  await expect(received).toHaveCount(3, { timeout: patience(30_000) });
  await expect.poll(() => shapes(seller)).toEqual(['tall', 'square', 'wide']);
  const words = await messageLog(seller).getByText('Which one?').boundingBox();
  const last = await received.last().boundingBox();
  expect(words?.y, 'below the last picture').toBeGreaterThan(last?.y ?? 0);

  // Back closes a picture that is looked at, and the conversation stays.
  await received.first().click();
  await expect(seller.getByRole('dialog')).toBeVisible();
  await seller.goBack();
  await expect(seller.getByRole('dialog')).toHaveCount(0);
  await expect(seller).toHaveURL(`/chat/${id}`);
  await expect(received).toHaveCount(3);

  // The conversation opens at its first unread message, and the last one is read once it is visible.
  await messageLog(seller).getByText('Which one?').scrollIntoViewIfNeeded();
  await expect(messageLog(buyer).getByText('Read')).toHaveCount(4);
  await buyer.goBack();
  await expect(messageLog(buyer)).toHaveCount(0);
  await expect.poll(() => previewsOpen(buyer), { timeout: patience(15_000) }).toBe(0);
  await seller.context().close();
});

test('a picture of nine megabytes is scaled down and sent; a file of another kind is refused by name @phone @deep', {
  tag: '@deep',
}, async ({ page, browser, baseURL }) => {
  const users = await twoUsers(page, browser, baseURL ?? '');
  const { buyer, seller } = users;
  const id = await startChat(users, 'Good morning');
  await buyer.goto(`/chat/${id}`);
  const photo = await large(buyer);
  expect(photo.buffer.length).toBeGreaterThan(9_000_000);
  const sent = buyer.waitForRequest((request) => request.url().includes('/api/uploads'));
  await choose(buyer, [photo, { name: 'list.jpg', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }]);
  await expect(buyer.getByRole('alert').filter({ hasText: 'list.jpg' })).toContainText(
    'Please select a valid image file (JPEG, PNG, or WebP)',
  );
  await buyer.getByRole('button', { name: 'Dismiss list.jpg' }).click();
  await buyer.getByRole('button', { name: 'Send', exact: true }).click();
  expect(Number((await (await sent).allHeaders())['content-length'])).toBeLessThan(500_000);
  await expect(messageLog(buyer).getByText('Sent')).toHaveCount(2, { timeout: patience(30_000) });
  await seller.context().close();
});

test('an upload can be cancelled, and one that failed offline is sent when the network returns @phone @deep', {
  tag: '@deep',
}, async ({ page, browser, baseURL }) => {
  const users = await twoUsers(page, browser, baseURL ?? '');
  const { buyer, seller } = users;
  const id = await startChat(users, 'Good morning');
  await buyer.goto(`/chat/${id}`);
  let isSlow = true;
  await buyer.route(/\/api\/uploads/, async (route) => {
    if (isSlow) return;
    await route.abort('internetdisconnected');
  });
  await choose(buyer, [await drawn(buyer, 'tall')]);
  await buyer.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messageLog(buyer).getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await messageLog(buyer).getByRole('button', { name: 'Cancel' }).click();
  await expect(messageLog(buyer).getByRole('img')).toHaveCount(0);

  isSlow = false;
  await choose(buyer, [await drawn(buyer, 'wide')]);
  await buyer.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messageLog(buyer).getByText('Waiting for network')).toBeVisible();
  await buyer.unroute(/\/api\/uploads/);
  await expect(messageLog(buyer).getByText('Sent')).toHaveCount(2, { timeout: patience(45_000) });
  await seller.goto(`/chat/${id}`);
  await expect.poll(() => shapes(seller)).toEqual(['wide']);
  await seller.context().close();
});

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const choose = (page: Page, files: Chosen[]) => page.getByLabel('Pictures', { exact: true }).setInputFiles(files);

const sizes = { tall: [300, 600], wide: [600, 300], square: [400, 400], large: [4000, 3000] } as const;

async function drawn(page: Page, shape: keyof typeof sizes): Promise<Chosen> {
  const address = await page.evaluate(([width, height]) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.fillStyle = '#f2b13c';
    context.fillRect(0, 0, width, height);
    return canvas.toDataURL('image/png');
  }, sizes[shape]);
  const buffer = Buffer.from(address.split(',')[1] ?? '', 'base64');
  return { name: `${shape}.png`, mimeType: 'image/png', buffer };
}

/** A picture followed by a short film, as some phones make it. */
async function large(page: Page): Promise<Chosen> {
  const { mimeType, buffer } = await drawn(page, 'large');
  return { name: 'photo.png', mimeType, buffer: Buffer.concat([buffer, Buffer.alloc(9_000_000, 7)]) };
}

/** The shapes of the conversation's pictures, oldest first. */
function shapes(page: Page): Promise<string[]> {
  return messageLog(page)
    .locator('button[aria-label$="view full size"]')
    .evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { width, height } = picture.getBoundingClientRect();
        if (Math.abs(width - height) < 5) return 'square';
        return width > height ? 'wide' : 'tall';
      }),
    );
}

/** Counts the addresses that the page gives to pictures of its own, and takes back. */
async function countPreviews(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = new Set<string>();
    Object.assign(window, { previewsOpen: open });
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (thing) => {
      const address = createObjectURL.call(URL, thing);
      open.add(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      open.delete(address);
      revokeObjectURL.call(URL, address);
    };
  });
}

function previewsOpen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const open: unknown = Reflect.get(window, 'previewsOpen');
    return open instanceof Set ? open.size : -1;
  });
}
