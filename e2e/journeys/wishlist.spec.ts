import { expectAccessible } from '#accessible.ts';
import { patience } from '#config.ts';
import { changeProduct, ownCopy, removeCopy } from '#demo-seller.ts';
import { becomeBuyer, otherShop, plentyOf, signUp, twoProducts } from '#shopping.ts';
import { expect, test } from '#test.ts';

test('a visitor adds to the wishlist and logs in; the seller lowers the price, and the buyer is notified @phone', async ({
  page,
  playwright,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const api = await playwright.request.newContext({ baseURL });
  const other = await plentyOf(api, otherShop);
  // Its category has a type to filter by.
  const own = await ownCopy(api, origin, {}, 'tarkwa-gold-pendant-18-carat');
  const user = await playwright.request.newContext({ baseURL });
  const email = await signUp(user, origin);

  // The address of a search with a facet can be shared.
  const { category, specifications } = await (await page.request.get(`/api/v1/products/${own.slug}`)).json();
  await page.goto(`/search?q=${encodeURIComponent(own.name)}&category=${category.slug}`);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.locator('summary', { hasText: /^Type/ }).click();
  await page.getByRole('checkbox', { name: new RegExp(`^${specifications.type}`) }).check();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/spec=type/);
  await page.goto(page.url());
  await page.getByRole('main').getByRole('link', { name: own.name, exact: true }).last().click();
  await expect(page).toHaveURL(`/products/${own.slug}`);
  const heart = (what: 'Add to' | 'Remove from', name: string) =>
    page.getByRole('button', { name: `${what} wishlist: ${name}` }).first();
  await heart('Add to', own.name).click();
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`/products/${own.slug}`)}`);
  await expect(page.getByText('Please log in to add items to wishlist').filter({ visible: true })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Akwaaba#2026');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^log ?in$/i })
    .click();
  await expect(page).toHaveURL(`/products/${own.slug}`);
  await expect(page.getByText('Added to wishlist successfully!').filter({ visible: true })).toBeVisible();
  await expect(heart('Remove from', own.name)).toBeVisible();

  // On a card as well, by keyboard; and what is not wished for stays empty.
  await page.goto(`/search?q=${encodeURIComponent(other.name)}`);
  await heart('Add to', other.name).focus();
  await page.keyboard.press('Enter');
  await expect(heart('Remove from', other.name)).toBeVisible();

  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { name: 'Wishlist (2 products)' })).toBeVisible();
  const card = page.getByRole('main').getByRole('article').filter({ hasText: own.name });
  await expect(card).toContainText(/Added on \d{1,2} [A-Z][a-z]+ \d{4}/);
  await expect(card.getByRole('link', { name: `View details: ${own.name}` })).toBeVisible();
  await expect(card.getByRole('button', { name: `Add to cart: ${own.name}` })).toBeVisible();
  await expectAccessible(page);

  const before = own.price;
  await changeProduct(api, origin, own.slug, { price: (Number(before) - 1).toFixed(2) });
  const notices = async () => {
    const answer = await page.request.get('/api/notifications');
    return JSON.stringify((await answer.json()).results);
  };
  // The open list and the counter of the tab show it at once.
  await expect(card.getByText(/was ₵.+ when you saved it/)).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /, { timeout: patience(20_000) });
  expect(await notices()).toContain(`Price drop: ${own.name}`);
  await changeProduct(api, origin, own.slug, { price: before });
  await expect(card.getByText(/when you saved it/)).toHaveCount(0);

  await page.getByLabel('Sort by').selectOption('Name');
  await expect(page).toHaveURL(/sort=NAME/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  const mails = page.getByRole('switch', { name: /Email me too/ });
  await mails.click();
  await expect(mails).not.toBeChecked();

  // Another tab takes one off: its card leaves here, too.
  await page.request.delete('/api/remove-from-wishlist', { data: { product_id: other.id }, headers: { origin } });
  await expect(page.getByRole('heading', { name: 'Wishlist (1 product)' })).toBeVisible();
  await page.getByRole('button', { name: `Remove from wishlist: ${own.name}` }).click();
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
  await expectAccessible(page);
  await removeCopy(api, origin, own);
  await Promise.all([api.dispose(), user.dispose()]);
});

test('Remove never adds, and products added elsewhere appear in the list @phone @deep', async ({
  page,
  playwright,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const api = await playwright.request.newContext({ baseURL });
  const [first, second] = await twoProducts(api);
  await api.dispose();
  await becomeBuyer(page, origin);
  const wish = (product: { id: string }) =>
    page.request.post('/api/add-to-wishlist', { data: { product_id: product.id }, headers: { origin } });
  await wish(first);

  // The wishlist is not loaded yet, because its response is delayed.
  const sent: string[] = [];
  let letGo = () => {};
  const gone = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route('**/graphql*', async (route) => {
    const { operationName } = route.request().postDataJSON() ?? {};
    sent.push(operationName);
    if (operationName === 'Wishes') await gone;
    await route.continue();
  });
  await page.goto('/wishlist');
  await page.getByRole('button', { name: `Remove from wishlist: ${first.name}` }).click();
  await expect.poll(() => sent).toContain('RemoveFromWishlist');
  expect(sent).not.toContain('AddToWishlist');
  letGo();
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();

  await wish(first);
  await expect(page.getByRole('heading', { name: 'Wishlist (1 product)' })).toBeVisible();
  // One is removed and another added: the same number, but other products.
  await Promise.all([
    page.request.delete('/api/remove-from-wishlist', { data: { product_id: first.id }, headers: { origin } }),
    wish(second),
  ]);
  await expect(page.getByRole('button', { name: `Remove from wishlist: ${second.name}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove from wishlist: ${first.name}` })).toHaveCount(0);
});
