import { demo, expect, logIn, test } from '#test.ts';

test.use({ reducedMotion: 'no-preference' });

test('the home page introduces Besesaka and links to searches @deep', { tag: '@large-deep' }, async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const term of ['smartphones', 'laptops', 'sneakers', 'headphones', 'watches', 'makeup']) {
    await expect(main.getByRole('link', { name: term, exact: true })).toHaveAttribute('href', new RegExp(`q=${term}`));
  }
  for (const text of [
    '50,000+ Ghanaians',
    'Verified Sellers',
    'Quality Guaranteed',
    '24/7 Support',
    '100,000+',
    '5,000+',
    '4.8/5',
  ]) {
    await expect(main.getByText(text).first()).toBeAttached();
  }
});

test('the link to start selling is hidden from sellers @phone @deep', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /sell on besesaka/i })).toBeVisible();
  await logIn(page, demo.seller);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /sell on besesaka/i })).toBeHidden();
});

test('the carousel resumes when its tab is visible again, and stops after a swipe @phone @deep', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const track = page.getByRole('region', { name: 'Featured products' }).getByRole('list');
  // It starts when it comes near the window.
  await track.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Pause featured products' })).toBeVisible();
  const setVisibility = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => Object.defineProperty(document, 'visibilityState', { value, configurable: true }), state);
  const scrolled = () => track.evaluate((list) => list.scrollLeft);
  await setVisibility('hidden');
  await page.clock.runFor(25_000);
  expect(await scrolled()).toBe(0);
  await setVisibility('visible');
  await page.clock.runFor(12_000);
  await expect.poll(scrolled).toBeGreaterThan(0);

  // After a swipe the user is in control.
  await track.dispatchEvent('touchmove');
  await expect(page.getByRole('button', { name: 'Play featured products' })).toBeVisible();
  // It finishes its current movement and then stays there.
  let position = Number.NaN;
  const hasStopped = async () => {
    const before = position;
    position = await scrolled();
    return position === before;
  };
  await expect.poll(hasStopped, { intervals: [100] }).toBe(true);
  await page.clock.runFor(25_000);
  expect(Math.abs((await scrolled()) - position)).toBeLessThan(10);
});
