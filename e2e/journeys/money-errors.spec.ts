import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { Page } from '@playwright/test';
import { bend, close, expectText, put } from '#faults.ts';
import { atProvider, becomeSeller } from '#paying.ts';
import { otherSeller } from '#shopping.ts';
import { expect, logIn, test } from '#test.ts';

const plans = '/dashboard/shop/subscriptions';
const pay = (page: Page, price: string) => page.getByRole('button', { name: `Pay ₵${price}` });

test('each failure while buying a plan shows its own text, and the plan can be bought afterwards @phone @deep', async ({
  page,
  baseURL,
}) => {
  await becomeSeller(page, String(baseURL), `Failing Shop ${Date.now()}`);
  await page.goto(`${plans}/payment?plan=1_week`);
  await bend(page, '"BuyPlan"', 'a fault');
  await pay(page, '30').click();
  await expectText(page, 'Failed to initialize payment');
  await bend(page, '"BuyPlan"', put('data.result.payment.paymentUrl', ''));
  await pay(page, '30').click();
  await expectText(page, 'No payment URL received');
  await bend(page, '', null);
  await pay(page, '30').click();
  await bend(page, '"VerifyPayment"', 'a fault');
  await atProvider(page, 'Approve GHS 30.00');
  await expectText(page, 'Payment verification failed after multiple attempts. Please contact support.');
  await bend(page, '', null);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectText(page, 'Payment verified successfully!');
  await page.goto('/payments/callback');
  await expectText(page, 'Payment not found.');
});

test('each other failure of a plan shows its own text @phone @deep', { tag: '@deep' }, async ({ page, baseURL }) => {
  test.slow();
  await becomeSeller(page, String(baseURL), `Failing Shop ${Date.now()}`);
  await bend(page, '"Plans"', 'a fault');
  await page.goto(plans);
  await expectText(page, 'Error Loading Subscription Data');
  await bend(page, '"Plans"', put('data.viewer.planChoice', null));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectText(page, 'Subscription configuration not available');
  await bend(page, '"Plans"', (body) => {
    put('data.viewer.planChoice', null)(body);
    put('errors', [{ message: texts.somethingWrong, path: ['viewer', 'planChoice'] }])(body);
  });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectText(page, 'Configuration load failed');
  await bend(page, '"Plans"', put('data.viewer.planChoice.plans', []));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectText(page, 'No subscription plans available');
  await page.goto(`${plans}/payment?plan=1_week`);
  await expectText(page, 'No plans available');
  await bend(page, '', null);
  await page.reload();
  await pay(page, '30').click();
  await atProvider(page, 'Approve GHS 30.00');
  await expectText(page, 'Payment verified successfully!');

  await bend(page, '"BuyPlan"', 'a fault');
  await page.goto(`${plans}/payment?plan=1_month`);
  await pay(page, '50').click();
  await expectText(page, 'Update Failed');
  await page.goto(plans);
  const renewal = page.getByRole('switch', { name: /Auto-renewal/ });
  await bend(page, '"SetPlanRenewal"', 'a fault');
  await renewal.click();
  await expectText(page, 'Failed to update auto-renewal');
  await close(page);
  await bend(page, '"SetPlanRenewal"', 'no answer');
  await renewal.click();
  await expectText(page, 'Something went wrong. Please try again.');
  await close(page);
  const cancel = async () => {
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
  };
  await bend(page, '"CancelPlan"', 'a fault');
  await cancel();
  await expectText(page, 'Cancellation Failed');
  await expectText(page, 'Failed to cancel subscription');
  await close(page);
  await bend(page, '"CancelPlan"', 'no answer');
  await cancel();
  await expectText(page, 'Something went wrong. Please try again.');
  await close(page);
  await bend(page, '', null);
  await page.goto('/dashboard/settings?section=subscription');
  await expect(page.getByRole('link', { name: 'Manage subscription' })).toBeVisible();
  await bend(page, '"SubscriptionSection"', 'a fault');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expectText(page, 'Failed to refresh subscription data');
  await bend(page, '', null);
  await page.goto(plans);
  await cancel();
  await expectText(page, 'Your subscription has been cancelled. You will become an unverified seller.');
});

test('each failure of a campaign shows its own text @phone @deep', { tag: '@deep' }, async ({ page }) => {
  test.slow();
  await logIn(page, otherSeller);
  const list = '/dashboard/shop/products/featured';
  await bend(page, '"Campaigns"', 'a fault');
  await page.goto(list);
  await expectText(page, 'Error Loading Featured Products');
  await bend(page, '"Campaigns"', (body) => {
    put('data.viewer.shop.campaigns.edges.0.node.state', 'GRACE')(body);
    put('data.viewer.shop.campaigns.edges.0.node.hasRenewalFailed', true)(body);
  });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(
    page.getByRole('note').filter({ hasText: 'Auto-renewal failed. Please update payment method.' }),
  ).toBeVisible();
  await expectText(page, 'Grace Period');
  await bend(page, '"ExtendCampaign"', 'a fault');
  await page
    .getByRole('button', { name: /^Extend / })
    .first()
    .click();
  await expectText(page, 'Failed to extend campaign');
  await bend(page, '"SetCampaignRenewal"', 'a fault');
  await page
    .getByRole('switch', { name: /Auto-renewal/ })
    .first()
    .click();
  await expectText(page, 'Failed to update auto-renewal setting');
  await bend(page, '"Campaigns"', 'a fault');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expectText(page, 'Failed to refresh featured products');

  await bend(page, '"CampaignPlans"', 'a fault');
  await page.goto(`${list}/create?step=3&plan=1_week&product=${crypto.randomUUID()}`);
  await expectText(page, 'Failed to Load Data');
  await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();
  await bend(page, '"EligibleProducts"', 'a fault');
  await page.goto(`${list}/create`);
  await expectText(page, 'Failed to fetch products');
  await bend(page, '"EligibleProducts"', 'no answer');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectText(page, 'Failed to load products');
});
