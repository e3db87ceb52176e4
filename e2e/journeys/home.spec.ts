import { demo, expect, logIn, test } from '#test.ts';

test.use({ reducedMotion: 'no-preference' });

test('home says what Besesaka is and where to begin', { tag: '@large-deep' }, async ({ page }) => {
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

test('the seller call is hidden for people who sell @phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /sell on besesaka/i })).toBeVisible();
  await logIn(page, demo.seller);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /sell on besesaka/i })).toBeHidden();
});

test('the carousel goes on turning after somebody looked at another tab, until somebody swipes @phone', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const track = page.getByRole('region', { name: 'Featured products' }).getByRole('list');
  // Further down, it comes alive when it comes near.
  await track.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Pause featured products' })).toBeVisible();
  const look = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => Object.defineProperty(document, 'visibilityState', { value, configurable: true }), state);
  const moved = () => track.evaluate((list) => list.scrollLeft);
  await look('hidden');
  await page.clock.runFor(25_000);
  expect(await moved()).toBe(0);
  await look('visible');
  await page.clock.runFor(12_000);
  await expect.poll(moved).toBeGreaterThan(0);

  // Who swipes looks for themselves from then on.
  await track.dispatchEvent('touchmove');
  await expect(page.getByRole('button', { name: 'Play featured products' })).toBeVisible();
  // It glides to where it was going, and no further.
  let place = Number.NaN;
  const hasComeToRest = async () => {
    const before = place;
    place = await moved();
    return place === before;
  };
  await expect.poll(hasComeToRest, { intervals: [100] }).toBe(true);
  await page.clock.runFor(25_000);
  expect(Math.abs((await moved()) - place)).toBeLessThan(10);
});
