import { expectAccessible } from '#accessible.ts';
import { confirmEmail } from '#selling.ts';
import { plentyOf, signUp } from '#shopping.ts';
import { demo, expect, logIn, test } from '#test.ts';

test('a seller answers reviews from the dashboard, and the product page shows the answers @phone', async ({
  page,
  playwright,
  request,
  baseURL,
}, { project }) => {
  test.slow();
  const headers = { origin: String(baseURL) };
  const product = await plentyOf(request);
  const review = { rating: '4', title: `Fine strap ${Date.now()}`, comment: 'It keeps its colour.' };
  const buyer = await playwright.request.newContext({ baseURL });
  await signUp(buyer, String(baseURL));
  await confirmEmail(buyer, String(baseURL));
  const reviewed = await buyer.post(`/api/send-product-review/${product.slug}`, { multipart: review, headers });
  expect(reviewed.ok(), await reviewed.text()).toBe(true);

  await logIn(page, demo.seller);
  await page.goto('/dashboard/shop/reviews');
  const products = page.getByRole('region', { name: 'Your products' });
  const waiting = products.getByText(/reviews without a reply/);
  await expect(waiting).toBeVisible();
  const before = String(await waiting.textContent());
  await expectAccessible(page);
  const article = products.getByRole('article').filter({ hasText: review.title });
  await article.getByRole('button', { name: 'Reply', exact: true }).click();
  const words = `Thank you from ${project.name} ${Date.now()}`;
  await article.getByLabel('Your reply').fill(words);
  await article.getByRole('button', { name: 'Send reply' }).click();
  await expect(products.getByText(words)).toBeVisible();
  // Another test may reply to a review of this shop meanwhile.
  await expect(waiting).not.toHaveText(before);
  await page.getByRole('navigation', { name: 'Reviews' }).getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByRole('region', { name: 'Your shop' }).getByRole('article').first()).toBeVisible();
  // On any page of them, also for visitors.
  const everybodys = await request.get(`/api/v1/products/${product.slug}/reviews?page_size=100`);
  expect(await everybodys.text()).toContain(words);
  await buyer.dispose();
});
