import { expectAccessible } from '#accessible.ts';
import { messageLog, startChat, twoUsers } from '#chat-users.ts';
import { expect, test } from '#test.ts';

test('a seller writes and sorts quick replies, and a tap inserts one into the message @phone @deep', async ({
  page,
  browser,
  baseURL,
}) => {
  const users = await twoUsers(page, browser, baseURL ?? '');
  const { buyer, seller } = users;
  const id = await startChat(users, 'Is it still there?');
  // Other tests use the demo seller too, so replies of other runs may exist.
  const { version } = await (await seller.request.get('/api/chat/quick-replies')).json();
  const headers = { origin: users.origin };
  await seller.request.put('/api/chat/quick-replies', { headers, data: { replies: [], version } });

  await seller.goto(`/chat/${id}`);
  const field = seller.getByLabel(/^Message to /);
  await seller.getByRole('button', { name: 'Quick replies' }).click();
  await expect(seller.getByText('Save answers that you give often')).toBeVisible();
  await seller.getByRole('menuitem', { name: 'Edit quick replies' }).click();
  await expect(seller).toHaveURL(/settings\?section=seller/);

  const add = async (text: string) => {
    await seller.getByLabel('New quick reply').fill(text);
    await seller.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(seller.getByLabel('New quick reply')).toHaveValue('');
  };
  await seller.getByLabel('New quick reply').fill('Half a');
  await seller.reload();
  await expect(seller.getByLabel('New quick reply')).toHaveValue('Half a');
  await add('We deliver in Kumasi.');
  await add('Yes it is there.');
  const rows = seller.getByRole('list', { name: 'Quick replies' }).getByRole('listitem');
  await seller.getByRole('button', { name: 'Move up: Yes it is there.' }).click();
  await expect(rows).toContainText(['Yes it is there.', 'We deliver in Kumasi.']);
  await seller.getByRole('button', { name: 'Change: Yes it is there.' }).click();
  await seller.getByLabel('Edit quick reply').fill('Yes, it is there.');
  await seller.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rows).toContainText(['Yes, it is there.', 'We deliver in Kumasi.']);
  await expectAccessible(seller);
  await add('No.');
  await seller.getByRole('button', { name: 'Remove: No.' }).press('Enter');
  await expect(rows).toHaveCount(2);
  // Not at the page's beginning again.
  await expect.poll(() => seller.evaluate(() => document.activeElement === document.body)).toBe(false);

  await seller.goto(`/chat/${id}`);
  await field.fill('Good morning!');
  await seller.getByRole('button', { name: 'Quick replies' }).click();
  await seller.getByRole('menuitem', { name: 'Yes, it is there.' }).click();
  await expect(field).toHaveValue('Good morning! Yes, it is there.');
  await expect(field).toBeFocused();
  await field.press('Enter');
  await buyer.goto(`/chat/${id}`);
  await expect(messageLog(buyer).getByText('Good morning! Yes, it is there.')).toBeVisible();
  await expect(buyer.getByRole('button', { name: 'Quick replies' })).toHaveCount(0);
  await seller.context().close();
});
