import { expectAccessible } from '#accessible.ts';
import { expect, expectAlive, test } from '#test.ts';

test('the shop directory is readable without a script, then searched and filtered, and leads to a shop', {
  tag: '@large-deep',
}, async ({ page, request }) => {
  const html = await (await request.get('/shops')).text();
  expect(html).toMatch(/[1-9]\d* shops found/);
  expect(html).toMatch(/<article[\s\S]+href="\/shops\/[a-z0-9-]+"/);
  await page.goto('/shops');
  await expect(page.getByRole('heading', { name: 'Shops', level: 1 })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).not.toHaveCount(0);
  await expectAlive(page.getByLabel('Search shops by name'));
  await expectAccessible(page);

  await page.getByLabel('Search shops by name').fill('kwame');
  await expect(page).toHaveURL('/shops?business_name=kwame');
  await expect(page.getByText('1 shop found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove filter: Name: kwame' })).toBeVisible();
  await page.getByLabel('Search shops by name').fill('no such shop anywhere');
  await expect(page.getByRole('heading', { name: 'No shops found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Clear All Filters' }).last().click();
  await expect(page).toHaveURL('/shops');
  await expect(page.getByLabel('Search shops by name')).toHaveValue('');

  await page.getByLabel('Verified Only').check();
  await page.getByLabel('Minimum rating').selectOption('4 stars and up');
  await page.getByLabel('Sort by').selectOption('Best selling');
  await expect(page).toHaveURL('/shops?ordering=-sales&min_rating=4&verified=true');
  await page.getByRole('link', { name: 'Remove filter: Verified Only' }).click();
  await expect(page.getByRole('checkbox', { name: 'Verified Only' })).not.toBeChecked();

  await cards.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shops\/[a-z0-9-]+$/);
  await page.goBack();
  await expect(page.getByLabel('Minimum rating')).toHaveValue('4');
});

test('a filter shows the choice at once, and quick changes are all applied @phone @deep', async ({ page }) => {
  await page.goto('/shops');
  await expectAlive(page.getByLabel('Verified Only'));
  // All within one turn of the browser, so before the address can follow.
  const checked = await page.evaluate(() => {
    const set = (select: Element | null, value: string) => {
      if (!(select instanceof HTMLSelectElement)) throw new Error('No such field');
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const box = document.querySelector<HTMLInputElement>('input[name="verified"]');
    box?.click();
    set(document.querySelector('select[name="min_rating"]'), '4');
    set(document.querySelector('select[name="ordering"]'), '-sales');
    return box?.checked;
  });
  expect(checked).toBe(true);
  await expect(page).toHaveURL('/shops?ordering=-sales&min_rating=4&verified=true');
  const verifiedOnly = page.getByRole('checkbox', { name: 'Verified Only' });
  await expect(verifiedOnly).toBeChecked();
  await expect(page.getByLabel('Minimum rating')).toHaveValue('4');

  // The search follows a change of the address.
  await page.getByRole('link', { name: 'Remove filter: Verified Only' }).click();
  await expect(verifiedOnly).not.toBeChecked();
  await page.goBack();
  await expect(verifiedOnly).toBeChecked();
});

test('a page past the end shows a message and links back @deep', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/shops?page=999');
  await expect(page.getByRole('heading', { name: 'No more shops' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await expect(page).toHaveURL('/shops');
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
});

test('text typed before hydration is searched for afterwards @phone @deep', async ({ page }) => {
  let come = () => {};
  const late = new Promise<void>((done) => {
    come = done;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/shops', { waitUntil: 'commit' });
  await page.getByLabel('Search shops by name').fill('kwame');
  come();
  await expect(page).toHaveURL('/shops?business_name=kwame');
  await expect(page.getByText('1 shop found')).toBeVisible();
});
