import type { Page } from '@playwright/test';
import { becomeBuyer } from '#shopping.ts';
import { expect } from '#test.ts';

/** A picture of one colour, made by the browser itself. */
export async function picture(page: Page, color = '#f2b13c', width = 900, height = 560) {
  const data: string = await page.evaluate(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: ${width}, height: ${height} });
    const context = canvas.getContext('2d');
    context.fillStyle = '${color}';
    context.fillRect(0, 0, ${width}, ${height});
    return canvas.toDataURL('image/png');
  })()`);
  return { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from(data.split(',')[1] ?? '', 'base64') };
}

/** A new person with a shop that waits for its check, logged in within this page's browser; answers the shop's slug. */
export async function openShop(page: Page, origin: string, name: string): Promise<string> {
  const email = await becomeBuyer(page, origin);
  await page.goto('/help');
  const paper = await picture(page);
  const answer = await page.request.post('/api/become-seller', {
    headers: { origin },
    multipart: {
      business_name: name,
      id_type: 'ghana_card',
      id_number: `GHA-${String(Date.now()).slice(-9)}-1`,
      shop_description: 'Cloth from Bonwire, by the yard.',
      business_email: email,
      business_phone: '0244318207',
      business_address: 'Shop 14, Adum Market',
      city: 'Kumasi',
      region: 'Ashanti',
      id_document: paper,
      passport_picture: paper,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).business_slug;
}
