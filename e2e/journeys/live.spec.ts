import { demo, expect, logIn, test } from '#test.ts';

test('a login elsewhere is told to the other tabs of the same person', { tag: '@phone' }, async ({
  page,
  playwright,
  baseURL,
}) => {
  const inboxOpen = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', (frame) => String(frame.payload).includes('"subscribe"')));
  await logIn(page, demo.buyer);
  await inboxOpen;
  const elsewhere = await playwright.request.newContext({
    baseURL,
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/150.0',
  });
  await elsewhere.post('/api/login', { data: demo.buyer, headers: { origin: baseURL ?? '' } });
  await expect(page.getByText(/chrome on android/i).first()).toBeVisible();
  await elsewhere.dispose();
});
