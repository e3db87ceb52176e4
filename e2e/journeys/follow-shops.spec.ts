import { expectAccessible } from '#accessible.ts';
import { becomeBuyer } from '#shopping.ts';
import { demo, expect, test } from '#test.ts';

test('the feed has the products of a followed shop until it is unfollowed @phone', async ({
  page,
  baseURL,
  request,
}) => {
  const list = await (await request.get('/api/shops?ordering=-reviews')).json();
  const { business_slug: slug, business_name: name } = list.results[0];
  await becomeBuyer(page, baseURL ?? '');
  await page.goto('/dashboard/following');
  await expect(page.getByRole('heading', { name: 'Nothing new yet' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/shops/${slug}`);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  const follows = page.getByRole('button', { name: 'Following', exact: true });
  await expect(follows).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/dashboard/following');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toContainText(name);
  await expectAccessible(page);
  await page.goto(`/shops/${slug}`);
  await follows.click();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await page.goto('/dashboard/following');
  await expect(page.getByRole('heading', { name: 'Nothing new yet' })).toBeVisible();
  const offered = page.getByRole('region', { name: 'Shops that sell well' }).getByRole('listitem');
  const followed = await offered.getByRole('link').first().textContent();
  await offered.getByRole('button', { name: 'Follow', exact: true }).first().click();
  await expect(cards.first()).toContainText(followed ?? '');
});

test('a visitor who follows a shop logs in first, and then follows it @phone', { tag: '@deep' }, async ({
  page,
  request,
}) => {
  const list = await (await request.get('/api/shops?ordering=-newest')).json();
  await page.goto(`/shops/${list.results[0].business_slug}`);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.waitForURL(/\/login/);
  await page.getByLabel('Email').fill(demo.buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.buyer.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
  const follows = page.getByRole('button', { name: 'Following', exact: true });
  await expect(follows).toHaveAttribute('aria-pressed', 'true');
  await follows.click();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
});
