import { expectDialogAccessible } from '#accessible.ts';
import { becomeBuyer, plentyOf } from '#shopping.ts';
import { expect, expectAlive, test } from '#test.ts';

test('a product page limits quantities, expands details and opens its pictures', { tag: '@large-deep' }, async ({
  page,
  request,
}) => {
  const list = await (await request.get('/api/v1/products/?in_stock=true&ordering=-sales_count')).json();
  const { slug, name } = list.results[0];
  const product = await (await request.get(`/api/v1/products/${slug}`)).json();
  await page.goto(`/products/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const quantity = page.getByLabel('Quantity', { exact: true });
  await page.getByRole('button', { name: 'One more' }).first().click();
  await expect(quantity).toHaveValue('2');
  await quantity.fill(String(product.stock_quantity + 1));
  await expect(page.getByText(`Only ${product.stock_quantity} available. The quantity stays 2.`)).toBeVisible();
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
  await pictures.getByRole('link', { name: 'Show picture 2' }).click();
  await expect(pictures).toContainText(`2 / ${images}`);

  const more = Object.keys(product.specifications).length - 4;
  if (more > 0) {
    await page.getByRole('button', { name: `Show More (${more} more)` }).click();
    await page.getByRole('button', { name: 'Show Less' }).click();
  }

  // Four to a slide, two on a phone; arrows and dots lead on, and around.
  const related = page.getByRole('region', { name: 'Related products' });
  await expect(related.getByRole('article').nth(4)).toBeAttached();
  const cards = await related.getByRole('article').count();
  const slides = Math.ceil(cards / (page.viewportSize()?.width === 360 ? 2 : 4));
  const dots = related.getByRole('button', { name: /^Go to slide/ });
  await expect(dots).toHaveCount(slides);
  await related.getByRole('button', { name: 'Previous products' }).click();
  await expect(dots.last()).toHaveAttribute('aria-current', 'true');
  await dots.first().click();
  await expect(related.getByRole('article').first()).toBeInViewport();

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

test("a tapped card's picture, name, price and rating appear on the product page at once @phone @deep", async ({
  page,
}) => {
  await page.goto('/products?category=smartphones');
  const card = page.locator('#main article').filter({ hasText: 'Rated' }).first();
  await expect(card.getByText(/Rated\s+★\s+[1-5]\.\d \(\d+\)/)).toBeVisible();
  const link = card.getByRole('heading').getByRole('link');
  // An earlier tap would load the page from the server.
  await expectAlive(link);
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

test('reviews are filtered by stars @phone @deep', async ({ page, request }) => {
  const list = await (await request.get('/api/v1/products/?ordering=-sales_count&page_size=50')).json();
  const reviewed = list.results.find(
    (p: { review_summary: { total_reviews: number } }) => p.review_summary.total_reviews > 3,
  );
  await page.goto(`/products/${reviewed.slug}`);
  const reviews = page.getByRole('region', { name: /reviews/i });
  await expect(reviews.getByRole('article')).toHaveCount(3);
  // They come alive when they are near.
  await reviews.scrollIntoViewIfNeeded();
  await reviews.getByRole('button', { name: /show all/i }).click();
  await expect(async () => expect(await reviews.getByRole('article').count()).toBeGreaterThan(3)).toPass();
  const five = reviews.getByRole('button', { name: '5 stars', exact: true });
  await five.click();
  await expect(five).toHaveAttribute('aria-pressed', 'true');
  const stars = reviews.getByRole('article').getByRole('img', { name: /out of 5 stars/ });
  await expect(stars).not.toHaveCount(0);
  await expect(stars.and(page.locator(':not([aria-label^="5 "])'))).toHaveCount(0);
});

test("a product is shared by the phone's own menu, or in one of six ways @phone @deep", async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { results } = await (await request.get('/api/v1/products/?ordering=-sales_count&page_size=1')).json();
  const { slug, name } = results[0];
  await page.goto(`/products/${slug}`);
  const share = page.getByRole('button', { name: 'Share', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Share this product' });
  const visibleText = (words: string) => page.getByText(words, { exact: true }).filter({ visible: true });
  await share.click();
  const address = new URL(`/products/${slug}`, page.url()).href;
  for (const way of ['WhatsApp', 'Facebook', 'Twitter', 'Email'])
    await expect(dialog.getByRole('link', { name: way })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(address)),
    );
  await expectDialogAccessible(page);
  const pasted = () => page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(visibleText('Shared Successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await pasted()).toBe(address);
  await share.click();
  await dialog.getByRole('button', { name: 'Copy text' }).click();
  await expect(dialog).toBeHidden();
  expect(await pasted()).toMatch(new RegExp(`^${name}\n.*\n${address}$`));

  // A browser that does not let it happen; one that shares by itself.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await share.click();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(visibleText('Copy Failed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.evaluate(() => {
    const shared = (data?: ShareData) => void Object.assign(window, { shared: data });
    Object.assign(navigator, { canShare: () => true, share: async (data?: ShareData) => shared(data) });
  });
  await share.click();
  const sharedData = () => page.evaluate(() => Object.entries(window).find(([key]) => key === 'shared')?.[1]);
  await expect.poll(sharedData).toMatchObject({ title: name, url: address });
  await expect(visibleText('Shared Successfully').first()).toBeVisible();
});

test('recently viewed products are listed on this device, latest first @phone @deep', async ({ page, request }) => {
  const { results } = await (await request.get('/api/v1/products/?ordering=-sales_count&page_size=3')).json();
  const [one, two, three] = results;
  for (const { id, slug, name } of [one, two, three]) {
    await page.goto(`/products/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    // Kept once the page has come alive.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('besesaka-own-viewed'))).toContain(id);
  }
  await page.getByRole('region', { name: 'Related products' }).scrollIntoViewIfNeeded();
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.getByRole('article')).toHaveCount(2);
  await expect(viewed.getByRole('article').first()).toContainText(two.name);
  await expect(viewed.getByRole('article').last()).toContainText(one.name);
});

test('a tap before hydration is remembered and carried out once @phone', async ({ page, baseURL }) => {
  const product = await plentyOf(page.request);
  await becomeBuyer(page, baseURL ?? '');
  let deliver = () => {};
  const held = new Promise<void>((done) => {
    deliver = done;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/products/${product.slug}`, { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true }).filter({ visible: true }).first();
  await page.getByRole('button', { name: 'One more' }).first().click();
  await add.dblclick();
  await expect(page.locator('[data-tapped]')).toHaveCount(2);
  deliver();
  await expect(page.getByText('Added to cart: +2').first()).toBeVisible();
  await expect(page.locator('[data-tapped]')).toHaveCount(0);
  // From here on events arrive at once.
  await add.click();
  await expect(page.getByText('Added to cart: +4').first()).toBeVisible();
});

test('two fingers enlarge a picture, and one moves it @phone @deep', async ({ page, request }) => {
  const product = await plentyOf(request);
  await page.goto(`/products/${product.slug}`);
  const zoom = page.getByLabel(/^Zoom picture 1/);
  await expectAlive(zoom);
  await zoom.click();
  const picture = page.getByRole('dialog').getByRole('button', { name: /^Enlarge picture/ });
  await expect(picture).toBeVisible();
  const fingers = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number; id: number }[]
  ) => fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  const apart = (by: number) => [
    { x: 180 - by, y: 400, id: 1 },
    { x: 180 + by, y: 400, id: 2 },
  ];
  await touch('touchStart', ...apart(40));
  for (const by of [60, 80, 100]) await touch('touchMove', ...apart(by));
  await touch('touchEnd');
  const enlarged = page.getByRole('dialog').getByRole('button', { name: /^Fit picture/ });
  const look = () => enlarged.getByRole('img').evaluate(({ style: { scale, translate } }) => ({ scale, translate }));
  await expect.poll(look).toMatchObject({ scale: '2.5' });
  const before = await look();
  await touch('touchStart', { x: 180, y: 400, id: 1 });
  for (const by of [20, 40, 60]) await touch('touchMove', { x: 180 + by, y: 400, id: 1 });
  await touch('touchEnd');
  await expect.poll(look).not.toEqual(before);
  // The picture was moved, not changed for the next one.
  await expect(page.getByRole('dialog').getByText(/^1 \/ \d/)).toBeVisible();
});
