import { becomeBuyer } from '#shopping.ts';
import { demo, expect, fillLogin, test } from '#test.ts';

test('the signup form shows an error for each field, with the texts of the spec @phone @deep', async ({ page }) => {
  await page.goto('/signup');
  const wrong: [string, string, string | RegExp][] = [
    ['Full name', 'Ama', /at least 6/],
    ['Full name', 'Ama 123 Mensah', /letters, spaces, hyphens and apostrophes/],
    ['Email', 'ama@example', 'Please enter a valid email address'],
    ['Phone', '12345', /exactly 10 digits/],
    ['Confirm password', 'Other#2026', 'Passwords must match'],
  ];
  await page.getByLabel('Password', { exact: true }).fill('Akwaaba#2026');
  for (const [field, value, text] of wrong) {
    await page.getByLabel(field, { exact: true }).fill(value);
    await page.getByLabel(field, { exact: true }).blur();
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('button', { name: /create account|sign up/i })).toBeDisabled();
  const agreed = page.getByText('By creating an account you agree to');
  await expect(agreed.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/policies/terms');
  await expect(agreed.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/policies/privacy');
});

test('a taken email is shown at its field @phone @deep', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Ama Mensah');
  await page.getByLabel('Email').fill(demo.buyer.email);
  await page.getByLabel('Phone').fill('0241234567');
  await page.getByLabel('Password', { exact: true }).fill('Akwaaba#2026');
  await page.getByLabel('Confirm password').fill('Akwaaba#2026');
  await page
    .getByRole('main')
    .getByRole('button', { name: /create account|sign up/i })
    .click();
  await expect(page.getByText('A user with this email already exists.').first()).toBeVisible();
});

test('a login redirects only to a path on this site @phone @deep', async ({ page, baseURL }) => {
  await page.goto('/login?redirect=//evil.example/');
  await fillLogin(page, demo.buyer);
  await expect(page).toHaveURL(`${baseURL}/`);
});

test(
  'logging out asks first, and the user is a visitor afterwards @deep',
  { tag: '@large-deep' },
  async ({ page, baseURL }, info) => {
    await becomeBuyer(page, String(baseURL));
    await page.goto('/');
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
      const names = (await page.context().cookies()).map(({ name }) => name);
      expect(names).not.toContain('access');
      expect(names).not.toContain('refresh');
    }).toPass();
  },
);
