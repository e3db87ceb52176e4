import { waitForViewer } from '#network.ts';
import { addToCart, becomeBuyer, plentyOf, signUp } from '#shopping.ts';
import { demo, expect, expectAlive, fillLogin, logInByForm, test } from '#test.ts';

test(
  'the next user in the same tab does not see the cart of the one before',
  { tag: '@phone' },
  async ({ page, request, baseURL }, info) => {
    await logInByForm(page, { email: await signUp(request, String(baseURL)), password: demo.buyer.password });
    const card = page.getByRole('button', { name: /^Add to cart: / }).first();
    const name = (await card.getAttribute('aria-label'))?.replace('Add to cart: ', '') ?? '';
    await card.click();
    const addedText = page.getByText('Added to cart: +1', { exact: true });
    await expect(addedText.first()).toBeAttached();
    await page.request.post('/api/clear-cart', { headers: { origin: new URL(page.url()).origin } });
    if (info.project.name === 'phone')
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click();
    else
      await page
        .getByRole('button', { name: /account/i })
        .first()
        .click();
    await page
      .getByRole('button', { name: /log ?out/i })
      .or(page.getByRole('menuitem', { name: /log ?out/i }))
      .first()
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /log ?out/i })
      .click();
    await expect(page).toHaveURL(/\/$/);
    await expect(async () => {
      expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('access');
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: /All of Ghana/ })).toBeVisible();
    // Without a reload, to the page of the same product: found by its name, as what is featured takes turns.
    const search = page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
    await search.fill(name);
    await search.press('Enter');
    await page.getByRole('link', { name }).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(addedText).toHaveCount(0);
  },
);

test('a checkout left open is not there for the next user @deep', { tag: '@phone' }, async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const product = await plentyOf(request);
  await becomeBuyer(page, origin);
  await addToCart(page, origin, product.id);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Checkout' }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // Another user logs in in another tab, so this tab has their session from now on.
  const other = await context.newPage();
  await other.goto('/');
  await becomeBuyer(other, origin);
  await addToCart(other, origin, product.id);
  await other.evaluate(() => new BroadcastChannel('besesaka-identity').postMessage('changed'));
  await expect(dialog).toHaveCount(0);
});

test('going back to a form shows nothing of the previous user @deep', { tag: ['@phone', '@deep'] }, async ({
  page,
  baseURL,
}) => {
  await becomeBuyer(page, String(baseURL));
  await page.goto('/contact');
  await expect(page.getByLabel('Name')).toHaveValue('Kofi Ansah');
  await page.getByLabel('Message').fill('My order has not come.');
  const viewerLoaded = waitForViewer(page);
  await page.goto('/help');
  // It listens to the other tabs by now.
  await expectAlive(page.getByRole('heading', { level: 1 }));
  await viewerLoaded;
  await page.evaluate(async () => {
    await fetch('/api/logout', { method: 'POST' });
    new BroadcastChannel('besesaka-identity').postMessage('changed');
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-role');
  // The notice is shown and dismissed before the page closes.
  await page.waitForFunction(() => !Object.keys(sessionStorage).some((key) => key.includes('words-contact')));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Its script is there: what it fills in it would have filled in by now.
  await page.getByLabel('Subject').fill('Another one');
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('text typed before a session expired is not shown to another user @deep', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  await becomeBuyer(page, String(baseURL));
  await page.goto('/contact');
  await page.getByLabel('Message').fill('My order has not come.');
  await page.waitForFunction(() => sessionStorage.getItem('besesaka-own-user'));
  await page.context().clearCookies();
  await page.goto('/login?redirect=%2Fcontact');
  await fillLogin(page, demo.buyer);
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Email')).toHaveValue(demo.buyer.email);
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('a signup in one tab logs in the other tab @deep', { tag: ['@phone', '@deep'] }, async ({ page, baseURL }) => {
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-role');
  const beside = await page.context().newPage();
  await beside.goto('/help');
  const status = await beside.evaluate(async () => {
    const data = {
      full_name: 'Esi Badu',
      email: `esi.${crypto.randomUUID()}@example.com`,
      telephone_number: '0241234567',
      password: 'Akwaaba#2026',
      password_confirm: 'Akwaaba#2026',
    };
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/signup', { method: 'POST', headers, body: JSON.stringify(data) })).status;
  });
  expect(status, baseURL).toBe(201);
  await expect(page.locator('html')).toHaveAttribute('data-role', /./);
});
