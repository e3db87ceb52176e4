import type { Page } from '@playwright/test';
import { expect } from '#test.ts';

/** On the provider's page. */
export async function atProvider(page: Page, act: string, choices: { channel?: string; confirmed?: string } = {}) {
  await expect(page.getByRole('heading', { name: 'Payment sandbox' })).toBeVisible();
  await expect(page.getByText('Test money')).toBeVisible();
  if (choices.channel) await page.getByLabel(choices.channel).check();
  if (choices.confirmed) await page.getByLabel('Confirmed').selectOption(choices.confirmed);
  await page.getByRole('button', { name: act }).click();
  // What is paid may go on from the callback at once.
  await expect(page).toHaveURL(/[?&]reference=/);
}
