import type { Page } from '@playwright/test';
import { axeFaults } from '#accessible.ts';
import { expect } from '#test.ts';

/** The buttons of the back office that ask before they act. */
const asking =
  /^(Add|Change|Record|Ask|Give|Invite|Reopen|Refund|Hide|Show it|Cancel order|Pay the shop|Suspend|Verify|Reject|Revoke|Settle|Dismiss|Rename|Move|Remove|Delete|Undo|Withdraw consent|End )/;

/** Opens each dialog of the screen, one of each name, and returns what axe finds in it. */
export async function dialogFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const buttons = page.getByRole('main').getByRole('button', { name: asking, disabled: false });
  for (const name of new Set(await buttons.allInnerTexts())) {
    await buttons.filter({ hasText: name }).first().click();
    const dialog = page.locator('[role=dialog], [role=alertdialog]').last();
    await expect(dialog, name).toBeVisible();
    const found = await axeFaults(page, { include: [['[role=dialog], [role=alertdialog]']] });
    faults.push(...found.map((one) => `${name}: ${one}`));
    await page.keyboard.press('Escape');
    await expect(dialog, name).toHaveCount(0);
  }
  return faults;
}
