import { becomeConfirmedBuyer } from '#selling.ts';
import { expect, expectAlive, test } from '#test.ts';
import { openAndLeave, tabTo } from './keys.ts';

test('a product is found, ordered, reviewed and reported by keyboard', { tag: '@small-deep' }, async ({
  page,
  baseURL,
}) => {
  test.slow();
  await becomeConfirmedBuyer(page, baseURL ?? '');
  await page.goto('/products?category=smartphones');
  await expectAlive(page.getByRole('heading', { level: 1 }));
  const filters = page.getByRole('button', { name: /^Filters/ });
  await tabTo(page, filters);
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('summary', { hasText: /^Brand/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('group', { name: 'Brand', exact: true }).getByRole('checkbox'));
  await page.keyboard.press('Space');
  const apply = page.getByRole('button', { name: 'Apply Filters' });
  await tabTo(page, apply);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/spec=/);
  await expect(filters).toBeFocused();
  // The narrower list begins at its top, and takes a user there who has already moved on.
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link')).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await tabTo(
    page,
    page
      .getByRole('link', { name: /^Remove filter: Brand/ })
      .or(page.getByRole('link', { name: /^Remove filter/ }).last()),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const search = page.getByRole('combobox', { name: 'Search products' }).filter({ visible: true });
  await search.focus();
  await page.keyboard.type('spark');
  const suggested = page.getByRole('listbox').getByRole('option').first();
  await expect(suggested).toHaveText(/spark.*₵/i);
  await expect(suggested.locator('img')).toBeVisible();
  expect((await suggested.boundingBox())?.width, 'room for a name beside its price').toBeGreaterThan(300);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: /spark/i })).toBeFocused();

  // The pictures stand before the heading.
  await tabTo(page, page.getByLabel(/^Zoom picture 1/), 12, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel(/^Zoom picture 2/)).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: /^Add to wishlist/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Remove from wishlist/ }).first()).toBeFocused();
  await openAndLeave(page, page.getByRole('button', { name: 'Share' }), (dialog) =>
    dialog.getByRole('button', { name: 'Copy link' }),
  );
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/\+1$/).filter({ visible: true }).first()).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Write a review' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await tabTo(page, dialog.getByLabel('Title'), 5);
  await page.keyboard.type('By the keys');
  await tabTo(page, dialog.getByLabel('Your review'), 5);
  await page.keyboard.type('All of it was reached.');
  await tabTo(page, dialog.getByRole('button', { name: 'Add photos (0/3)' }), 5);
  await tabTo(page, dialog.getByRole('button', { name: 'Submit review' }), 5);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit your review' })).toBeFocused();
});

test('a shop is followed, reviewed and reported by keyboard @phone', { tag: '@deep' }, async ({
  page,
  baseURL,
  request,
}) => {
  const [shop] = (await (await request.get('/api/shops?ordering=reviews')).json()).results;
  await becomeConfirmedBuyer(page, baseURL ?? '');
  await page.goto(`/shops/${shop.business_slug}`);
  await expectAlive(page.getByRole('heading', { level: 1 }));
  await page.getByRole('heading', { level: 1 }).focus();
  await openAndLeave(page, page.getByRole('button', { name: 'Share' }), (dialog) =>
    dialog.getByRole('button', { name: 'Copy link' }),
  );
  await tabTo(page, page.getByRole('button', { name: 'Follow', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeFocused();
  const report = page.getByRole('button', { name: 'Report Seller' });
  // The page has the products of the shop before it.
  await openAndLeave(page, report, (dialog) => dialog.getByLabel('Details'), 90);
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  await reviews.getByRole('heading').first().scrollIntoViewIfNeeded();
  await tabTo(page, reviews.getByRole('button', { name: 'Write a Review' }), 90);
  await page.keyboard.press('Enter');
  const form = reviews.getByRole('form', { name: 'Write a Review' });
  await tabTo(page, form.getByRole('radio'), 2);
  await tabTo(page, form.getByRole('button', { name: 'Cancel' }), 12);
  await page.keyboard.press('Enter');
  await tabTo(page, reviews.getByRole('button', { name: 'Write a Review' }), 2);
});
