import { mkdtemp, open, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectDialogAccessible } from '#accessible.ts';
import { patience } from '#config.ts';
import { becomeConfirmedBuyer } from '#selling.ts';
import { plentyOf } from '#shopping.ts';
import { demo, expect, logIn, test } from '#test.ts';

/** A photo as a phone takes it, drawn by the browser itself. */
async function drawPhoto(page: Page, color: string): Promise<Buffer> {
  const url = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 2400, height: 1600 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser does not draw');
    context.fillStyle = fill;
    context.fillRect(0, 0, 2400, 1600);
    return canvas.toDataURL('image/jpeg');
  }, color);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

async function chooseFiles(page: Page) {
  const folder = await mkdtemp(join(tmpdir(), 'review-photos-'));
  await writeFile(join(folder, 'broken.jpg'), 'no picture either');
  await page.getByLabel('Photos', { exact: true }).setInputFiles(join(folder, 'broken.jpg'));
  await expect(page.getByText('Failed to compress broken.jpg. Please try a different image.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss broken.jpg' }).click();
  const names = ['green.jpg', 'gold.jpg', 'clay.jpg'];
  for (const [n, color] of ['#0F5C43', '#F2B13C', '#C44B2B'].entries())
    await writeFile(join(folder, names[n] ?? ''), await drawPhoto(page, color));
  await writeFile(join(folder, 'notes.txt'), 'not a picture');
  const large = await open(join(folder, 'huge.jpg'), 'w');
  await large.truncate(51 * 1024 * 1024);
  await large.close();
  const chosen = ['notes.txt', 'huge.jpg', ...names];
  await page.getByLabel('Photos', { exact: true }).setInputFiles(chosen.map((name) => join(folder, name)));
}

/** A page that users share may be five seconds old. */
const reloadUntil = (locator: Locator) =>
  expect(async () => {
    await locator.page().reload();
    await expect(locator).toBeVisible({ timeout: patience(1_000) });
  }).toPass();

test('a product is reviewed with photos, the shop replies, and the reviewer sees it at once @phone', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const api = await playwright.request.newContext({ baseURL });
  const product = await plentyOf(api);
  const title = `Well woven ${Date.now()}`;

  // A visitor is led to the login, and finds the form open afterwards.
  await page.goto(`/products/${product.slug}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  // The reviews come alive when they come near.
  await reviews.scrollIntoViewIfNeeded();
  await reviews.getByRole('button', { name: 'Write a review' }).click();
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`/products/${product.slug}`)}`);
  // The login hears of it from its browser, and goes on by itself.
  await becomeConfirmedBuyer(page, origin);
  await expect(page).toHaveURL(`/products/${product.slug}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Write a review' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Submit review' }).click();
  await expect(dialog.getByText('Please fill in all required fields and provide a rating.')).toBeVisible();
  await dialog.getByRole('radio', { name: '4 stars: Very good' }).check({ force: true });
  await dialog.getByLabel('Title').fill(title);
  const words = 'The colours stay as they were. '.repeat(10).trim();
  await dialog.getByLabel('Your review').fill(words);
  await chooseFiles(page);
  await expect(dialog.getByText('notes.txt is not an image file')).toBeVisible();
  await expect(dialog.getByText('huge.jpg: Image must be less than 1MB')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem')).toHaveCount(3);
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await expectDialogAccessible(page);
  await dialog.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByText('Review submitted successfully!').filter({ visible: true })).toBeVisible();

  const review = reviews.getByRole('article').filter({ hasText: title });
  await expect(review).not.toContainText(words);
  await review.getByRole('button', { name: 'Read more' }).click();
  await expect(review).toContainText(words);
  await review.getByRole('link', { name: /Photo 2 of 3/ }).click();
  await expect(dialog.getByRole('img', { name: /Photo 2 of 3/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // A user has one review, which can be changed from now on.
  await reviews.getByRole('button', { name: 'Edit your review' }).click();
  await dialog.getByRole('radio', { name: '5 stars: Excellent' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save review' }).click();
  await expect(review.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();

  const shop = await browser.newContext({ baseURL: origin });
  const seller = await shop.newPage();
  await logIn(seller, demo.seller);
  await seller.goto(`/products/${product.slug}`);
  const inReviews = { name: 'Reviews' };
  const answered = seller.getByRole('region', inReviews).getByRole('article').filter({ hasText: title });
  await reloadUntil(answered.getByRole('button', { name: 'Reply' }));
  await answered.getByRole('button', { name: 'Reply' }).click();
  await answered.getByLabel('Your reply').fill('Thank you, come again!');
  await answered.getByRole('button', { name: 'Send reply' }).click();
  await expect(answered.getByText('Thank you, come again!')).toBeVisible();
  await expect(review.getByText('Thank you, come again!')).toBeVisible();
  await expectAccessible(page);

  const reader = await (await browser.newContext({ baseURL: origin })).newPage();
  await becomeConfirmedBuyer(reader, origin);
  await reader.goto(`/products/${product.slug}`);
  const read = reader.getByRole('region', inReviews).getByRole('article').filter({ hasText: title });
  await reloadUntil(read.getByText('Thank you, come again!'));
  await read.getByRole('button', { name: /^Helpful/ }).click();
  await expect(read.getByRole('button', { name: /^Helpful ?, 1 so far$/ })).toHaveAttribute('aria-pressed', 'true');
  await reader.reload();
  await expect(read.getByRole('button', { name: /^Helpful/ })).toHaveAttribute('aria-pressed', 'true');
  await Promise.all([api.dispose(), shop.close(), reader.context().close()]);
});

test('a shop is reviewed once by its scores, a second review is refused, and the first is changed @phone', async ({
  page,
  baseURL,
  request,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  const list = await (await request.get('/api/shops?ordering=-reviews')).json();
  const { business_slug: slug, business_name: name } = list.results[0];
  const title = `Quick ${Date.now()}`;
  await becomeConfirmedBuyer(page, origin);
  await page.goto('/shops');
  await page.getByLabel('Search shops by name').fill(name);
  await page.getByRole('main').getByRole('article').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`/shops/${slug}`);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible();
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  const before = await reviews.getByRole('article').count();
  expect(before).toBe(20);
  await reviews.getByRole('button', { name: 'Load More' }).click();
  await expect(async () => expect(await reviews.getByRole('article').count()).toBeGreaterThan(before)).toPass();

  await reviews.getByRole('button', { name: 'Write a Review' }).click();
  const form = reviews.getByRole('form', { name: 'Write a Review' });
  const submit = form.getByRole('button', { name: 'Submit Review' });
  await expect(submit).toBeDisabled();
  const rate = (label: string, stars: RegExp) =>
    form.getByRole('group', { name: label }).getByRole('radio', { name: stars }).check({ force: true });
  await rate('Overall experience', /^5/);
  for (const [problem, mend] of [
    ['Please enter a review title.', () => form.getByLabel('Title').fill(title)],
    ['Please write a detailed review.', () => form.getByLabel('Your review').fill('It came the next day.')],
    ['Please rate at least one category besides overall experience.', () => rate('Shipping speed', /^4/)],
  ] as const) {
    await submit.click();
    await expect(form.getByText(problem)).toBeVisible();
    await mend();
  }
  await expect(form).toContainText(`${title.length}/100`);
  await expectAccessible(page);
  await submit.click();
  await expect(page.getByText('Review Submitted!').filter({ visible: true })).toBeVisible();
  await expect(reviews.getByRole('article').first()).toContainText(title);
  await expect(reviews.getByRole('article').first()).toContainText('Shipping 4/5');
  await expect(reviews.getByRole('button', { name: 'Edit your review' })).toBeVisible();
  await expect(reviews.getByRole('button', { name: 'Write a Review' })).toHaveCount(0);
  // Users cannot mark or report their own reviews.
  const mine = reviews.getByRole('article').first();
  await expect(mine.getByRole('button', { name: /^Helpful|^Report/ })).toHaveCount(0);

  await reviews.getByRole('button', { name: 'Edit your review' }).click();
  const edit = reviews.getByRole('form', { name: 'Edit your review' });
  await expect(edit.getByLabel('Title')).toHaveValue(title);
  await edit.getByLabel('Title').fill(`${title}, and polite`);
  await edit.getByRole('button', { name: 'Save review' }).click();
  await expect(page.getByText('Your review was changed.').filter({ visible: true })).toBeVisible();
  await expect(reviews.getByRole('article').first()).toContainText(`${title}, and polite`);
});
