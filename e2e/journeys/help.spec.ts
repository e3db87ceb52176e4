import { expectAccessible } from '#accessible.ts';
import { becomeBuyer } from '#shopping.ts';
import { expect, expectAlive, test } from '#test.ts';

test('a question is found by words of its answer, and all other help is linked @phone @deep', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible();
  const questions = page.getByRole('main').getByRole('group');
  await expect(questions.first()).toHaveAttribute('open', '');
  await expect(questions.nth(1)).not.toHaveAttribute('open', '');
  await questions.nth(1).getByRole('heading').click();
  await expect(questions.nth(1)).toHaveAttribute('open', '');
  await expectAccessible(page);

  const search = page.getByRole('searchbox', { name: 'Search questions and answers' });
  await search.fill('GhanaPost');
  await expect(page.getByText('1 question found')).toBeVisible();
  await expect(page.getByText('such as GA-183-8164')).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL(/\/help\?q=GhanaPost$/);
  await search.fill('zzzz');
  await expect(page.getByRole('heading', { name: 'No questions found' })).toBeVisible();
  await page.goto('/help?q=mobile+money');
  await expect(search).toHaveValue('mobile money');
  await expect(page.getByText(/^\d questions found$/)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Safety tips' }).click();
  await expect(page.getByRole('main').getByRole('group')).toHaveCount(6);
  await page.getByRole('heading', { name: 'Bring a friend' }).click();
  await expect(page.getByText('Two people see more than one.')).toBeHidden();
  await expectAccessible(page);
});

test('every policy has its own address, and an unknown one is not found @phone @deep', async ({ page, request }) => {
  await page.goto('/policies/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(page.getByText('Data Protection Act, 2012 (Act 843)')).toBeVisible();
  await expectAccessible(page);
  for (const name of ['Returns', 'Terms of use', 'Prohibited goods']) {
    await page.getByRole('navigation', { name: 'Policies' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  expect((await request.get('/policies/warranty')).status()).toBe(404);
  expect(await (await request.get('/policies/terms')).text()).toContain('The laws of the Republic of Ghana apply');
  // Searched without script, too: what was not found lies in the data for the script only.
  const html = await (await request.get('/help?q=refund')).text();
  expect(html).toMatch(/<h3[^>]*>How do I get my money back\?/);
  expect(html).not.toMatch(/<h3[^>]*>Do I need an account/);
});

test('a message is validated with every text of the form and sent @phone', async ({ page, context, baseURL }) => {
  test.slow();
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send message' });
  await expect(send).toBeDisabled();
  await expectAlive(send);
  await page.getByLabel('Subject').focus();
  await page.getByLabel('Message').focus();
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
  await expectAccessible(page);
  await send.click({ force: true });
  await expect(page.getByText('Validation Error')).toBeVisible();
  await expect(page.getByText('Please fill in all required fields.').first()).toBeVisible();
  await page.getByLabel('Name').fill('Efua Quartey');
  await page.getByLabel('Email').fill('efua@example');
  await page.getByLabel('What is it about?').selectOption('Order');
  await page.getByLabel('Subject').fill('A parcel that did not come');
  await page.getByLabel('Message').fill('The rider called on Friday.');
  await expect(page.getByText('27/500')).toBeVisible();
  await page.reload();
  await expect(page.getByText('27/500')).toBeVisible();
  await expect(page.getByLabel('What is it about?')).toHaveValue('Order');
  await send.click({ force: true });
  await expect(page.getByText('Invalid Email')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address.').first()).toBeVisible();
  await page.getByLabel('Email').fill('efua@example.com');
  await expect(send).toBeEnabled();

  await context.setOffline(true);
  await send.click();
  await expect(page.getByText('Connection Error')).toBeVisible();
  await expect(page.getByText('Unable to send message. Please check your internet connection.').first()).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('The rider called on Friday.');
  await context.setOffline(false);
  await send.click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');

  const email = await becomeBuyer(page, String(baseURL));
  await page.goto('/contact');
  await expect(page.getByLabel('Email')).toHaveValue(email);
});
