import { demo, expect, logIn, test } from '#test.ts';

test('a login elsewhere is told to the other tabs of the same person', async ({ page, playwright, baseURL }) => {
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

test('GraphiQL opens, ready to run an operation', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'GraphiQL is a tool for a large screen');
  await page.goto('/graphql');
  await expect(page.getByRole('button', { name: /execute query/i })).toBeVisible({ timeout: 20_000 });
});
