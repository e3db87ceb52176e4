import { inTime } from '#config.ts';
import { ownCopy, removeCopy } from '#demo-seller.ts';
import { demo, expect, expectAlive, logIn, test } from '#test.ts';

test('chips apply at once, the panel with Apply; each active filter is a chip, and the title names the category', {
  tag: '@large-deep',
}, async ({ page, request }) => {
  const [category] = await (await request.get('/api/v1/categories')).json().then((body) => body.results ?? body);
  await page.goto(`/products?category=${category.slug}&in_stock=true`);
  await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(category.name));
  await expect(page.getByRole('search').getByLabel('Category to search in').first()).toHaveValue(category.slug);

  await expectAlive(page.getByRole('button', { name: /^filters/i }));
  await page.getByLabel('Sort order').selectOption('price');
  await expect(page).toHaveURL(/ordering=price/);
  await page.getByRole('button', { name: /^filters/i }).click();
  await page.getByRole('checkbox', { name: 'Featured' }).check();
  await expect(page).not.toHaveURL(/featured=true/);
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/featured=true/);

  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('link')).toHaveCount(3);
  await chips.getByRole('link', { name: 'Remove filter: Featured' }).click();
  await expect(chips.getByRole('link')).toHaveCount(2);
  const inStock = chips.getByRole('link', { name: 'Remove filter: In Stock' });
  // The address changes a moment before its screen.
  await expect(inStock).toHaveAttribute('href', /ordering=price/);
  await inStock.click();
  await expect(page).not.toHaveURL(/in_stock/);
  await expect(page).toHaveURL(/ordering=price/);
  await expect(chips.getByRole('link')).toHaveCount(1);
  await chips.getByRole('link', { name: `Remove filter: ${category.name}` }).click();
  await expect(chips).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
});

test('a category has filters for its fields, with counts and several values, which are in the address', {
  tag: '@large-deep',
}, async ({ page }) => {
  await page.goto('/products?category=smartphones');
  await expect(page.getByRole('heading', { level: 1, name: 'Smartphones' })).toBeVisible();
  const open = async () => {
    await page.getByRole('button', { name: /^filters/i }).click();
    const facet = page
      .getByRole('group')
      .filter({ hasText: /^Brand/ })
      .first();
    await facet.locator('summary').click();
    return page.getByRole('group', { name: 'Brand', exact: true });
  };
  const brands = await open();
  const [first, second] = await brands.getByRole('checkbox').all();
  const labels = await brands.locator('label').allInnerTexts();
  const counts = labels.map((label) => Number(/(\d+)\s*$/.exec(label)?.[1]));
  await first?.check();
  await second?.check();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/spec=brand%3A.*spec=brand%3A/);
  const total = (counts[0] ?? 0) + (counts[1] ?? 0);
  await expect(page.getByRole('status').filter({ hasText: 'available' })).toContainText(`${total} products`);
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('link')).toHaveCount(3);

  // A shared link shows the same.
  await page.reload();
  await expect(await open()).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await chips.getByRole('link').last().click();
  await expect(chips.getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: 'available' })).toContainText(`${counts[0]} product`);
});

test('a list that failed to load more says so, continues with Retry, and shows its end @phone @deep', async ({
  page,
}) => {
  await page.goto('/products?category=phones-tablets');
  const list = page.getByRole('region', { name: 'Products' });
  await expect(list.getByRole('article')).toHaveCount(24);
  const broken = { json: { errors: [{ message: 'Something broke', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] } };
  await page.route(/\/graphql/, (route) => route.fulfill(broken));
  const toEnd = () => page.mouse.wheel(0, 5000);
  await expect(async () => {
    await toEnd();
    await expect(list.getByText('Failed to load products. Please try again.')).toBeVisible({ timeout: inTime(500) });
  }).toPass();
  await page.unroute(/\/graphql/);
  await list.getByRole('button', { name: 'Retry' }).click();
  await expect(list.getByRole('article').nth(24)).toBeAttached();
  const end = list.getByText('You have reached the end of the list.');
  await expect(async () => {
    await toEnd();
    await expect(end).toBeVisible({ timeout: inTime(500) });
  }).toPass();
});

test('a category has its own page, which breadcrumbs and the sitemap link to @phone @deep', async ({
  page,
  request,
}) => {
  await page.goto('/categories/phones-tablets');
  await expect(page.getByRole('heading', { level: 1, name: 'Phones & Tablets' })).toBeVisible();
  await page.getByRole('list', { name: 'Within Phones & Tablets' }).getByRole('link', { name: 'Smartphones' }).click();
  await expect(page).toHaveURL('/categories/smartphones');
  await expect(page).toHaveTitle(/^Smartphones/);
  await expect(page.getByText('Smartphones in Ghana')).toBeVisible();
  const address = /\/categories\/smartphones$/;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  await page.getByRole('region', { name: 'Products' }).getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Smartphones' }).click();
  await expect(page).toHaveURL(address);
  await page.goto('/products?category=smartphones');
  await expect(page.getByRole('heading', { level: 1, name: 'Smartphones' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  expect(await (await request.get('/sitemap-categories-1.xml')).text()).toContain('/categories/smartphones</loc>');
  expect((await request.get('/categories/nothing-like-this')).status()).toBe(404);
});

test('prices are also chosen by sliders, beside the presets @phone @deep', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('button', { name: /^filters/i }).click();
  await page.getByLabel('Lowest price').fill('300');
  await page.getByLabel('Highest price').fill('700');
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('300-700');
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/min_price=300&max_price=700/);
  await expect(page.getByRole('link', { name: 'Remove filter: ₵300 to ₵700' })).toBeVisible();
});

test('a filter limits products to shops of one region @phone @deep', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('button', { name: /^filters/i }).click();
  await page.getByLabel('Shops in').selectOption('Ashanti');
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/region=Ashanti/);
  await expect(page.getByRole('link', { name: 'Remove filter: Shops in Ashanti' })).toBeVisible();
  await page.getByRole('region', { name: 'Products' }).getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('main')).toContainText('Ashanti');
});

test('a sold out product has a disabled button; its seller sees no button to buy it @phone @deep', async ({
  page,
  playwright,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const api = await playwright.request.newContext({ baseURL });
  const product = await ownCopy(api, origin, { stock_quantity: 0 });
  await page.goto(`/products/${product.slug}`);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first();
  await expect(add).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toHaveCount(0);
  await logIn(page, demo.seller);
  await page.goto(`/products/${product.slug}`);
  await expect(page.getByText('This is your product')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(product.name);
  await removeCopy(api, origin, product);
  await api.dispose();
});

test('search results have pages and can be shown as a grid or rows, which the device remembers @phone @deep', async ({
  page,
}) => {
  await page.goto('/search?category=phones-tablets');
  const cards = page.getByRole('region', { name: 'Results' }).getByRole('article');
  await expect(cards).toHaveCount(24);
  await page.getByRole('button', { name: 'List view' }).click();
  const wide = async (row: boolean) => {
    const width = (await cards.first().boundingBox())?.width ?? 0;
    return row === width > 300;
  };
  await expect.poll(() => wide(true)).toBe(true);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect.poll(() => wide(true)).toBe(true);
  await page.getByRole('link', { name: 'Previous', exact: true }).click();
  await expect(page).not.toHaveURL(/page=/);
  await page.getByRole('button', { name: 'Grid view' }).click();
  await expect.poll(() => wide(false)).toBe(true);
});
