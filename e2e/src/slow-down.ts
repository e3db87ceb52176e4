import type { Browser, BrowserContext, Page } from '@playwright/test';
import { config } from '#config.ts';

/** Slows down all open and future pages by this factor. Returns a function that ends it. */
export function slowDown(browser: Browser, context: BrowserContext): () => void {
  if (config.cpuSlowdown === 1) return () => {};
  const watch = (opened: BrowserContext) => void opened.on('page', slow);
  watch(context);
  browser.on('context', watch);
  return () => void browser.off('context', watch);
}

async function slow(page: Page): Promise<void> {
  try {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: config.cpuSlowdown });
  } catch {
    // A page that was closed at once needs none.
  }
}
