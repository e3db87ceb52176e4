/// <reference lib="dom" />
import type { Browser, Locator, Page } from '@playwright/test';
import { plentyOf, signUp } from '#shopping.ts';
import { expectAlive } from '#test.ts';
import { openVisit } from './phone-visit.ts';

const slowerProcessor = 6;
/** The browser reports an interaction with the next paint; a late one counts as slow. */
const reportedMs = 1500;

/** Milliseconds from each tap to the paint that answers it, on a processor six times slower. */
export async function tapTimes(browser: Browser, origin: string): Promise<Record<string, number>> {
  const { context, page, session } = await openVisit(browser, origin);
  await page.addInitScript(watchTaps);
  await signUp(page.request, origin);
  const product = await plentyOf(page.request);
  const message = await page.request.post('/api/chat/create', {
    headers: { origin },
    data: { product: product.id, message: 'Is it still there?' },
  });
  const { data } = await message.json();
  const main = page.getByRole('main');
  const taps: Record<string, [path: string, target: Locator, prepare?: (target: Locator) => Promise<unknown>]> = {
    menu: ['/', page.getByRole('banner').getByRole('button', { name: 'Site menu' })],
    search: ['/', page.getByRole('banner').getByRole('combobox', { name: 'Search products' })],
    'add to cart': ['/products', main.getByRole('button', { name: /^Add to cart/ }).first()],
    heart: ['/products', main.getByRole('button', { name: /^Add to wishlist/ }).first()],
    filter: ['/search?q=phone', main.getByRole('button', { name: /^filter/i }).first()],
    gallery: [`/products/${product.slug}`, main.getByLabel(/^Zoom picture 1/)],
    conversation: ['/chat', main.locator(`a[href="/chat/${data.id}"]`)],
    send: [`/chat/${data.id}`, page.getByRole('button', { name: 'Send' }), () => typeMessage(page)],
  };
  const times: Record<string, number> = {};
  for (const [name, [path, target, prepare]] of Object.entries(taps)) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(path);
    await expectAlive(target);
    await prepare?.(target);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
    await page.evaluate('window.longestTap = 0');
    await target.tap();
    await page.waitForTimeout(reportedMs);
    times[name] = await page.evaluate(() => (window as unknown as TappedWindow).longestTap);
  }
  await context.close();
  return times;
}

async function typeMessage(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Message to/ }).fill('And in blue?');
}

type TappedWindow = Window & { longestTap: number };

/** Runs in the page, before its scripts. */
function watchTaps(): void {
  const tapped = window as unknown as TappedWindow;
  tapped.longestTap = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) tapped.longestTap = Math.max(tapped.longestTap, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
