import type { Page } from '@playwright/test';
import { expectAccessible } from '#accessible.ts';
import { inTime } from '#config.ts';
import { atProvider, becomeSeller } from '#paying.ts';
import { expect, test } from '#test.ts';

async function choose(page: Page, plan: string) {
  await page.goto('/dashboard/shop/subscriptions');
  await page.getByRole('link', { name: new RegExp(`: ${plan}$`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for a plan' })).toBeVisible();
}

test('a plan is bought by card, upgraded by mobile money that is confirmed later, and cancelled after a warning @phone', async ({
  page,
  baseURL,
}, { project }) => {
  test.slow();
  await becomeSeller(page, String(baseURL), `Paying Shop ${project.name} ${Date.now()}`);
  await page.goto('/dashboard/shop/subscriptions');
  await expect(page.getByRole('heading', { name: 'You are on the free tier' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  const offer = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(offer('1 Month').getByText('Popular')).toBeVisible();
  await expect(offer('1 Year').getByText('Best Value')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Subscribe: 1 Month' })).toBeVisible();
  await expectAccessible(page);

  await choose(page, '1 Month');
  const renewal = page.getByRole('switch', { name: /Auto-renewal/ });
  await expect(renewal).not.toBeChecked();
  await expect(page.getByText('It ends on its last day, and nothing is charged.')).toBeVisible();
  await renewal.click();
  await page.getByRole('button', { name: 'Pay ₵50' }).click();
  await atProvider(page, 'Approve GHS 50.00');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  // The page says it already, so screen readers alone get the live events.
  await expect(page.getByRole('log')).toContainText('Payment received');
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Receipt \d+$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Receipt \d+$/ })).toBeVisible();
  await expect(page.getByText('₵50')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/dashboard/shop/subscriptions');
  await expect(page.getByRole('heading', { name: '1 Month', level: 2 })).toBeVisible();
  await expect(page.getByText('30 days')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Upgrade Your Plan' })).toBeVisible();
  await expect(offer('1 Month').getByText('Current Plan')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade: 3 Months' })).toBeVisible();
  await page.getByRole('switch', { name: /Auto-renewal/ }).click();
  await expect(page.getByText('Auto-renewal has been disabled.')).toBeVisible();
  await expect(page.getByText(/is charged a day before/)).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/dashboard/settings?section=subscription');
  await expect(page.getByRole('link', { name: 'Manage subscription' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Active', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Visa ending in 4081' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('A card you pay with is saved here for renewals.')).toBeVisible();

  await choose(page, '3 Months');
  await expect(renewal).not.toBeChecked();
  await expect(page.getByText('It starts at once, and the days left on your plan are added to it.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₵135' }).click();
  await atProvider(page, 'Approve GHS 135.00', { channel: 'MTN MoMo', confirmed: 'after 3 seconds' });
  await expect(page.getByRole('heading', { name: 'Confirm on your phone' })).toBeVisible();
  // The payment is confirmed while the phone has no network, so that it misses the event.
  await page.context().setOffline(true);
  const query = '{ viewer { planStanding { chosen { name state } } } }';
  const asked = { data: { query }, headers: { 'x-graphql-yoga-csrf': '1' } };
  await expect
    .poll(async () => (await page.request.post('/graphql', asked)).text())
    .toContain('{"name":"3 Months","state":"ACTIVE"}');
  await expect(page.getByRole('heading', { name: 'Confirm on your phone' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible({ timeout: inTime(2000) });
  await page.getByRole('link', { name: 'See your plan' }).click();
  await expect(page.getByText('120 days')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('You become an unverified seller');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByRole('heading', { name: 'You are on the free tier' })).toBeVisible();
});

test('a declined card can be tried again, and going back without paying shows a message @phone @deep', async ({
  page,
  baseURL,
}, { project }) => {
  test.slow();
  await becomeSeller(page, String(baseURL), `Declined Shop ${project.name} ${Date.now()}`);
  await choose(page, '1 Week');
  await page.getByRole('button', { name: 'Pay ₵30' }).click();
  await atProvider(page, 'Go back without paying');
  await expect(page.getByRole('alert')).toContainText('You did not pay, and nothing was charged.', { timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Pay ₵30 again' }).click();
  await atProvider(page, 'Decline');
  await expect(page.getByRole('alert')).toContainText('The payment was declined. You have not been charged.');
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pay ₵30 again' }).click();
  await atProvider(page, 'Approve GHS 30.00');
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
});
