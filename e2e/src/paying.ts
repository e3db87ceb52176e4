import type { Page } from '@playwright/test';
import { becomeBuyer } from '#shopping.ts';
import { expect } from '#test.ts';

/** Pays on the provider's page. */
export async function atProvider(page: Page, act: string, choices: { channel?: string; confirmed?: string } = {}) {
  await expect(page.getByRole('heading', { name: 'Payment sandbox' })).toBeVisible();
  await expect(page.getByText('Test money')).toBeVisible();
  if (choices.channel) await page.getByLabel(choices.channel).check();
  if (choices.confirmed) await page.getByLabel('Confirmed').selectOption(choices.confirmed);
  await page.getByRole('button', { name: act }).click();
  // After a payment the callback page may navigate at once.
  await expect(page).toHaveURL(/[?&]reference=/);
}

/** A new seller whose verification is pending; sellers may pay in that state. */
export async function becomeSeller(page: Page, origin: string, name: string) {
  await becomeBuyer(page, origin);
  const picture = await page.screenshot();
  const file = { name: 'card.png', mimeType: 'image/png', buffer: picture };
  const answer = await page.request.post('/api/become-seller', {
    headers: { origin },
    multipart: {
      business_name: name,
      business_email: 'sales@example.com',
      business_phone: '+233244318207',
      business_address: 'Shop 14, Adum Market',
      shop_description: 'Cloth from Bonwire, by the yard.',
      id_type: 'passport',
      id_number: 'G1234567',
      id_document: file,
      passport_picture: file,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
