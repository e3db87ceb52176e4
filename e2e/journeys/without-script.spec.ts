import { expect, test } from '#test.ts';

test.use({ javaScriptEnabled: false });

for (const screen of ['/', '/products', '/search?q=phone']) {
  test(`${screen} shows its products with prices, pictures and links @phone`, async ({ page }) => {
    await page.goto(screen);
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card).toBeVisible();
    await expect(card).toContainText('₵');
    await expect(card.locator('img').first()).toHaveAttribute('src', /^\/media\//);
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/products\/[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('₵');
    // What would need a script is not offered, and it is said why.
    await expect(page.getByRole('button', { name: /add to cart|buy now|chat|share/i })).toHaveCount(0);
    expect(await page.getByRole('main').innerText()).toContain('Ordering here needs JavaScript');
  });
}

test('the guide for developers is read without a script, and is reached from every page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Developers' }).click();
  await expect(page).toHaveURL('/developers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The API of Besesaka');
  await expect(page.getByRole('main')).toContainText('RateLimit-Policy');
  await page.getByRole('main').getByRole('link', { name: 'Schema' }).click();
  await expect(page.locator('body')).toContainText('type Query');
});

for (const screen of ['/cart', '/chat', '/dashboard', '/login']) {
  // Read as it is sent: the browser's locators leave out what stands within noscript.
  test(`${screen} says what it needs and offers a way on`, { tag: '@phone' }, async ({ request }) => {
    const html = await (await request.get(screen)).text();
    const [words, ...others] = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)]
      .map(([, inside = '']) => inside)
      .filter((inside) => inside.includes('needs JavaScript'));
    expect(words).toContain('href="/products"');
    expect(others).toEqual([]);
  });
}

test('the second page of the list is a link away', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/products');
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('article');
  const first = await cards.first().textContent();
  await page
    .getByRole('link', { name: /load more|next/i })
    .first()
    .click();
  await expect(page).toHaveURL(/page=2/);
  expect(await cards.first().textContent()).not.toBe(first);
});

test('a product says who it is to search engines and messengers', { tag: '@phone' }, async ({ page, request }) => {
  await page.goto('/products');
  const href = await page.getByRole('main').getByRole('article').first().getByRole('link').first().getAttribute('href');
  const html = await (await request.get(href ?? '')).text();
  expect(html).toMatch(/<title>[^<]+<\/title>/);
  for (const property of ['og:title', 'og:description', 'og:image', 'og:url'])
    expect(html).toContain(`property="${property}"`);
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(data).toContain('"Product"');
  expect(JSON.stringify(JSON.parse(data))).toContain('"priceCurrency":"GHS"');
});

test('a product that is not there is a 404', { tag: '@phone' }, async ({ request }) => {
  expect((await request.get('/products/no-such-thing')).status()).toBe(404);
  expect((await request.get('/nowhere')).status()).toBe(404);
});
