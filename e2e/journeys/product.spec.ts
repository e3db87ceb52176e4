import { expect, test } from '#test.ts';

test('a product page counts quantities, unfolds details and walks its pictures', async ({ page, request }) => {
  const list = await (await request.get('/api/v1/products/?in_stock=true&ordering=-sales_count')).json();
  const { slug, name } = list.results[0];
  const product = await (await request.get(`/api/v1/products/${slug}`)).json();
  await page.goto(`/products/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const quantity = page.getByLabel('Quantity', { exact: true });
  await page.getByRole('button', { name: 'One more' }).first().click();
  await expect(quantity).toHaveValue('2');
  await quantity.fill(String(product.stock_quantity + 1));
  await expect(page.getByText(`Only ${product.stock_quantity} available.`)).toBeVisible();
  await quantity.blur();
  await expect(quantity).toHaveValue('2');

  const images = product.images.length;
  const pictures = page.getByRole('region', { name: `Pictures of ${name}` });
  await expect(pictures).toContainText(`1 / ${images}`);
  await pictures.getByLabel(/^Zoom picture 1/).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(pictures).toContainText(`${images} / ${images}`);
  await page.keyboard.press('ArrowRight');
  await expect(pictures).toContainText(`1 / ${images}`);

  const more = Object.keys(product.specifications).length - 4;
  if (more > 0) {
    await page.getByRole('button', { name: `Show More (${more} more)` }).click();
    await page.getByRole('button', { name: 'Show Less' }).click();
  }

  // The phone's bar offers the same as the buying box, so it stays away while that is in sight; nothing moves for it.
  const addToCart = page.getByRole('button', { name: 'Add to Cart', exact: true }).filter({ visible: true });
  await page
    .getByRole('heading', { name: /reviews/i })
    .first()
    .scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(addToCart).toHaveCount(page.viewportSize()?.width === 360 ? 2 : 1);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.getByRole('button', { name: 'Buy Now' }).evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await expect(addToCart).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('a tapped card shows at once what it told: its picture, name and price, and how others rated it @phone', async ({
  page,
}) => {
  await page.goto('/products?category=smartphones');
  const card = page.locator('#main article').filter({ hasText: 'Rated' }).first();
  await expect(card.getByText(/^Rated\s+★\s+[1-5]\.\d \(\d+\)$/)).toBeVisible();
  const link = card.getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  const price = /₵[\d,.]+/.exec(await card.innerText())?.[0] ?? '';

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/graphql/, async (route) => {
    await released;
    await route.continue();
  });
  await link.click();
  const waiting = page.getByRole('status').filter({ has: page.getByRole('heading', { level: 1, name }) });
  await expect(waiting.getByText(price)).toBeVisible();
  await expect(waiting.locator('picture img')).toBeVisible();
  release();
  await expect(page.getByRole('region', { name: `Pictures of ${name}` })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(1);
});

test('reviews are filtered by stars @phone', async ({ page, request }) => {
  const list = await (await request.get('/api/v1/products/?ordering=-sales_count&page_size=50')).json();
  const reviewed = list.results.find(
    (p: { review_summary: { total_reviews: number } }) => p.review_summary.total_reviews > 3,
  );
  await page.goto(`/products/${reviewed.slug}`);
  const reviews = page.getByRole('region', { name: /reviews/i });
  await expect(reviews.getByRole('article')).toHaveCount(3);
  await reviews.getByRole('button', { name: /show all/i }).click();
  await expect(async () => expect(await reviews.getByRole('article').count()).toBeGreaterThan(3)).toPass();
});

test('what was looked at comes back on this device, the latest first @phone', async ({ page, request }) => {
  const { results } = await (await request.get('/api/v1/products/?page_size=3')).json();
  const [one, two, three] = results;
  for (const { id, slug, name } of [one, two, three]) {
    await page.goto(`/products/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    // Kept once the page has come alive.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('besesaka-own-viewed'))).toContain(id);
  }
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.getByRole('article')).toHaveCount(2);
  await expect(viewed.getByRole('article').first()).toContainText(two.name);
  await expect(viewed.getByRole('article').last()).toContainText(one.name);
});
