import { becomeSeller } from '#paying.ts';
import { otherSeller } from '#shopping.ts';
import { closedForGood, demo, expect, logIn, test } from '#test.ts';
import { answer, expectAtHeading, expectFocusKept, openAndLeave, tabAndEnter, tabTo } from './keys.ts';

test('a plan is bought, renewed and viewed, and its card removed, by keyboard @phone @deep', {
  tag: '@deep',
}, async ({ page, baseURL }) => {
  test.slow();
  await becomeSeller(page, String(baseURL), `Typing Shop ${Date.now()}`);
  await page.goto('/dashboard/shop/subscriptions');
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  await tabAndEnter(page, page.getByRole('link', { name: 'Subscribe: 1 Week' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for a plan' })).toBeFocused();
  const renewal = page.getByRole('switch', { name: /Auto-renewal/ });
  await tabTo(page, renewal);
  await expect(renewal).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(renewal).toBeChecked();
  await page.keyboard.press('Space');
  await expect(renewal).not.toBeChecked();
  await tabAndEnter(page, page.getByRole('button', { name: 'Pay ₵30' }));
  await expect(page.getByRole('heading', { name: 'Payment sandbox' })).toBeVisible();
  await tabAndEnter(page, page.getByRole('button', { name: 'Approve GHS 30.00' }));

  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
  await tabAndEnter(page, page.getByRole('link', { name: /^Receipt \d+$/ }));
  await expect(page.getByRole('heading', { level: 1, name: /^Receipt \d+$/ })).toBeVisible();
  await expectFocusKept(page, 'the receipt');
  await tabTo(page, page.getByRole('button', { name: 'Print' }), 3);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
  await tabAndEnter(page, page.getByRole('link', { name: 'See your plan' }));
  await expect(page.getByRole('heading', { level: 2, name: '1 Week' })).toBeVisible();
  await tabTo(page, renewal);
  await page.keyboard.press('Space');
  await expect(page.getByText('Auto-renewal has been enabled.')).toBeVisible();
  await expect(renewal).toBeFocused();
  const cancel = page.getByRole('button', { name: 'Cancel subscription' });
  await tabAndEnter(page, cancel);
  await expect(page.getByRole('alertdialog').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(cancel).toBeFocused();
  await closedForGood(page);

  await page.goto('/dashboard/settings?section=subscription');
  const section = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: /^Subscription/ });
  await expect(section).toBeInViewport({ ratio: 1 });
  await tabAndEnter(page, page.getByRole('button', { name: 'Remove Visa ending in 4081' }));
  await answer(page, 'Remove');
  await expect(page.getByText('A card you pay with is saved here for renewals.')).toBeVisible();
  await expectFocusKept(page, 'the card is gone');
});

test('campaigns are turned on and off, and payments viewed, by keyboard @phone @deep', { tag: '@deep' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await logIn(page, otherSeller);
  await page.goto('/dashboard/shop/products/featured');
  await expect(page.getByRole('heading', { level: 1, name: 'Featured Products' })).toBeVisible();
  await tabAndEnter(page, page.getByRole('link', { name: 'Active', exact: true }));
  await expect(page).toHaveURL(/state=active/);
  const renewal = page.getByRole('switch', { name: /Auto-renewal/ }).first();
  for (const n of [1, 2]) {
    const was = await renewal.isChecked();
    if (n === 1) await tabTo(page, renewal);
    await page.keyboard.press('Space');
    await expect(renewal).toBeChecked({ checked: !was });
    await expect(renewal).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expectFocusKept(page, 'the switch');

  const adminPage = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  await logIn(adminPage, { email: 'admin@besesaka.test', password: demo.seller.password });
  await adminPage.goto('/admin/payments?state=paid');
  await expect(adminPage.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  await tabTo(adminPage, adminPage.getByRole('searchbox', { name: 'Find a payment' }));
  await adminPage.keyboard.type('kwame');
  await tabAndEnter(adminPage, adminPage.getByRole('main').getByRole('button', { name: 'Search' }));
  await expect(adminPage).toHaveURL(/q=kwame/);
  await tabAndEnter(adminPage, adminPage.getByRole('rowgroup').filter({ hasText: '₵' }).getByRole('link'));
  await expect(adminPage).toHaveURL(/payments\/[0-9a-f-]{36}/);
  await expectAtHeading(adminPage);
  await openAndLeave(adminPage, adminPage.getByRole('button', { name: 'Refund' }), (dialog) =>
    dialog.getByLabel('Reason'),
  );
});
