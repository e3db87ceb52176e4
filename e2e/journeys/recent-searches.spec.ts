import { expectAccessible } from '#accessible.ts';
import { becomeBuyer } from '#shopping.ts';
import { expect, expectAlive, test } from '#test.ts';

test('recent searches are offered again, can be cleared, and are deleted when the user changes @phone @deep', async ({
  page,
  baseURL,
}) => {
  const field = page.getByRole('combobox', { name: 'Search products' }).first();
  const recent = page.getByRole('group', { name: 'Recent searches' });
  /** Its script is there: before that the field is a plain form's. */
  const open = async () => {
    await page.goto('/help');
    await expectAlive(field);
  };
  const search = async (words: string) => {
    await field.fill(words);
    await field.press('Enter');
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent(words).replaceAll('%20', '+')}`);
    await expect(page.getByText(/products? found/)).toBeVisible();
    // The previous results are still shown while this search is stored.
    const isKept = () =>
      page.evaluate(
        (said) =>
          Object.values({ ...localStorage })
            .join()
            .includes(said),
        words,
      );
    await expect.poll(isKept).toBe(true);
  };
  await becomeBuyer(page, String(baseURL));
  await open();
  await search('kente');
  await search('shea butter');

  await open();
  await field.focus();
  await expect(recent.getByRole('option')).toHaveText(['shea butter', 'kente', 'Clear searches']);
  await expectAccessible(page);
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=kente');

  await open();
  await field.focus();
  await recent.getByRole('option', { name: 'Clear searches' }).click();
  await expect(recent).toBeHidden();
  await field.blur();
  await field.focus();
  await field.pressSequentially('ke');
  await expect(page.getByRole('group', { name: 'Products' })).toBeVisible();
  await field.fill('');
  await expect(recent).toBeHidden();

  await search('beads');
  const storedKeys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('searches')));
  expect(await storedKeys()).toHaveLength(1);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect.poll(storedKeys).toEqual([]);
});
