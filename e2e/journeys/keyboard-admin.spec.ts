import type { Page } from '@playwright/test';
import { confirmEmail } from '#selling.ts';
import { signUp } from '#shopping.ts';
import { demo, expect, test } from '#test.ts';
import { answer, tabAndEnter, tabAndType, tabTo } from './keys.ts';

/** The link of a row in a list. */
const rowOf = (page: Page, text: string) => page.getByRole('rowgroup').filter({ hasText: text }).getByRole('link');

test('the admin pages work by keyboard @phone @deep', { tag: '@deep' }, async ({ page, request, baseURL }) => {
  test.slow();
  const headers = { origin: String(baseURL) };
  const email = await signUp(request, String(baseURL));
  await confirmEmail(request, String(baseURL));
  const [shop] = (await (await request.get('/api/shops?ordering=-rating')).json()).results;
  const details = `The label was printed on, see https://${'long'.repeat(20)}.example.com/${email}`;
  const sent = await request.post('/api/report-seller', {
    headers,
    data: { seller_id: shop.id, reason: 'Other', details },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const message = {
    name: 'Kofi Ansah',
    email,
    subject: `A parcel for ${email}`,
    message: 'Where is it?',
    inquiry_type: 'Order',
  };
  expect((await request.post('/api/contact', { headers, data: message })).ok()).toBe(true);
  await page.request.post('/api/login', { headers, data: { ...demo.seller, email: 'admin@besesaka.test' } });

  const navigation = page.getByRole('navigation', { name: 'Admin', exact: true });
  const title = page.getByRole('heading', { level: 1 });
  // On the heading, or where it was before the dialog whose button is gone.
  const focused = page.getByRole('main').locator(':focus');
  await page.goto('/admin');
  await expect(title).toHaveText('Overview');
  await tabAndEnter(page, navigation.getByRole('link', { name: /^Reports/ }));
  await expect(title).toHaveText('Reports');
  await expect(title).toBeFocused();
  await tabAndEnter(page, rowOf(page, shop.business_name));
  await expect(page.getByRole('heading', { name: /^Shop: / })).toBeVisible();
  await expect(title).toBeFocused();
  // A long text without spaces does not widen the page.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await tabAndEnter(page, page.getByRole('button', { name: 'Settle' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  if (!(await dialog.getByLabel('Note').evaluate((element) => element === document.activeElement)))
    await tabTo(page, dialog.getByLabel('Note'), 3);
  await page.keyboard.type('Thank you, we talked to the shop.');
  await tabAndEnter(page, dialog.getByRole('button', { name: 'Settle' }), 3);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Settle' })).toHaveCount(0);
  await expect(focused).toHaveCount(1);

  await page.goto('/admin/messages');
  await tabAndEnter(page, rowOf(page, email));
  await expect(title).toBeFocused();
  await tabAndType(page, page.getByLabel('Answer'), 'The rider comes on Monday.');
  const send = page.getByRole('button', { name: 'Send answer' });
  await tabAndEnter(page, send, 2);
  await expect(page.getByText('Your answer is on its way.').first()).toBeVisible();
  await expect(send).toBeFocused();

  await page.goto('/admin/users');
  await tabAndType(page, page.getByLabel('Find a user'), email);
  await page.keyboard.press('Enter');
  const user = rowOf(page, email);
  await expect(user).toHaveCount(1);
  await expect(page.getByLabel('Find a user')).toBeFocused();
  await tabAndEnter(page, user);
  await expect(title).toBeFocused();
  const suspend = page.getByRole('button', { name: 'Suspend' });
  await expect(suspend).toBeVisible();
  await tabAndEnter(page, suspend);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(suspend).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  if (!(await dialog.getByLabel('Reason').evaluate((element) => element === document.activeElement)))
    await tabTo(page, dialog.getByLabel('Reason'), 3);
  await page.keyboard.type('Three sellers waited in vain.');
  await tabAndEnter(page, dialog.getByRole('button', { name: 'Suspend' }), 8);
  await expect(page.getByRole('button', { name: 'Change it' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Lift the suspension' })).toBeFocused();
  await page.keyboard.press('Enter');
  await answer(page, 'Lift it');
  await expect(suspend).toBeVisible();
  await expect(focused).toHaveCount(1);
  await tabAndEnter(page, page.getByRole('button', { name: /^Log out this device/ }));
  await answer(page, 'Log it out');
  await expect(page.getByText('Not logged in anywhere.')).toBeVisible();
  await expect(focused).toHaveCount(1);

  await page.goto('/admin/audit');
  const filters = page.locator('summary', { hasText: 'Filters' });
  const top = await page.getByRole('main').getByRole('table').boundingBox();
  expect(top?.y, 'the log begins on the first screen').toBeLessThan(500);
  await tabAndEnter(page, filters);
  await tabTo(page, page.getByLabel('What'));
  await page.keyboard.type('Users');
  await tabAndEnter(page, page.getByRole('button', { name: 'Apply' }));
  await expect(page).toHaveURL(/act=support\.pe/);
  await expect(filters).toBeFocused();
  await expect(filters).toHaveText(/Filters \(1\)/);
});
