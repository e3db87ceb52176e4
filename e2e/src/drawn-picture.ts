import type { Page } from '@playwright/test';

/** 2000 by 1500 px, so that it has to be made smaller. */
export async function drawnPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2000, 1500];
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = '#f2b13c';
    context?.fillRect(0, 0, 2000, 1500);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
