import type { Page } from '@playwright/test';
import { axeFaults } from '#accessible.ts';
import { expect } from '#test.ts';

/** What the buttons of the back office say that ask before they act. */
const asking =
  /^(Add|Add category|Ask again|Cancel order|Change|Change it|Change role|Delete|Delete its pictures|Dismiss|Give more time|Hide|Invite someone|Move|Pay the shop|Refund|Reject|Remove|Rename|Revoke|Settle|Show it again|Suspend|Undo|Verify)$/;

/** Opens each dialog of the screen, one of each name, and returns what axe finds in it. */
export async function dialogFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const buttons = page.locator('main button:not([aria-disabled=true])').filter({ visible: true, hasText: asking });
  for (const name of new Set(await buttons.allInnerTexts())) {
    await buttons
      .filter({ hasText: new RegExp(`^${name}$`) })
      .first()
      .click();
    const dialog = page.locator('[role=dialog], [role=alertdialog]').last();
    await expect(dialog, name).toBeVisible();
    const found = await axeFaults(page, { include: [['[role=dialog], [role=alertdialog]']] });
    faults.push(...found.map((one) => `${name}: ${one}`));
    await page.keyboard.press('Escape');
    await expect(dialog, name).toHaveCount(0);
  }
  return faults;
}
