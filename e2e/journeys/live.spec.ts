import { waitForSubscription } from '#network.ts';
import { becomeBuyer } from '#shopping.ts';
import { demo, expect, test } from '#test.ts';

test('a login on another device appears in the other tabs of the user', { tag: '@phone' }, async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = await becomeBuyer(page, String(baseURL));
  const listening = waitForSubscription(page);
  await page.goto('/');
  await listening;
  const elsewhere = await playwright.request.newContext({
    baseURL,
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/150.0',
  });
  await elsewhere.post('/api/login', {
    data: { email, password: demo.buyer.password },
    headers: { origin: baseURL ?? '' },
  });
  await expect(page.getByText(/chrome on android/i).first()).toBeVisible();
  await elsewhere.dispose();
});
