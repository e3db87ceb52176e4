import type { Page } from '@playwright/test';
import { axeFaults } from '#accessible.ts';
import { faultsOf } from '#screens/controls.ts';
import { dialogFaults } from '#screens/dialogs.ts';
import { linksOf, panelFaults, shiftsOf, watchShifts, whenLoaded } from '#screens/look.ts';
import { isExampleOf, screenPaths } from '#screens/paths.ts';
import { expect, logIn, test } from '#test.ts';

// `npm test` visits them on a phone. The large screen and the other users are for `npm run test:deep`.

/** Screens that lead a visitor to the login. */
const isPersonal = (path: string) => /^\/(dashboard|chat|account|wishlist|cart|contact\/messages)(\/|$)/.test(path);
/** The checkout covers the screen below it, and has its own tests. */
const isCheckout = (path: string) => path.startsWith('/checkout');
const isForAdmins = (path: string) => path.startsWith('/admin');
const users = {
  visitor: { sees: (path: string) => !isPersonal(path) && !isForAdmins(path) && !isCheckout(path), tag: '@large-deep' },
  seller: { sees: isPersonal, tag: '@large-deep' },
  buyer: { sees: isPersonal, tag: '@deep' },
  admin: { sees: isForAdmins, tag: '@deep' },
};

/** A phone's conversation has no header, and the page for the time without a network has no frame. */
const isFramed = (page: Page, path: string) =>
  path !== '/offline' && (path !== '/chat/:id' || (page.viewportSize()?.width ?? 0) >= 1024);

/** Where the header and the bars lead everywhere. The back office has no cart. */
const waysOf = (user: string) =>
  user === 'admin' ? ['/', '/account'] : ['/', '/cart', '/chat', user === 'visitor' ? '/login' : '/account'];

for (const [user, { sees, tag }] of Object.entries(users)) {
  test(`every screen of a ${user}: panels open in view, targets fit a finger, nothing is cut off or moves`, {
    tag,
  }, async ({ page }) => {
    test.slow();
    await watchShifts(page);
    await page.goto('/help/safety');
    if (user !== 'visitor') await logIn(page, { email: `${user}@besesaka.test`, password: 'Akwaaba#2026' });
    const wanted = (await screenPaths()).filter(sees);
    const addresses = new Set<string>();
    const faults: Record<string, string[]> = {};
    // Screens with an id come last, because their links come from other screens.
    for (const path of wanted.toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':')))) {
      const address = path.includes(':')
        ? [...addresses].find(isExampleOf(path, wanted))
        : path.replace('*', 'nowhere');
      if (!address) continue;
      await page.goto(address, { waitUntil: 'commit' });
      await whenLoaded(page);
      const own = [...(await faultsOf(page)), ...(await shiftsOf(page))];
      for (const link of await linksOf(page)) addresses.add(link);
      if (isFramed(page, path)) own.push(...(await panelFaults(page, waysOf(user))));
      if (user === 'admin') own.push(...(await axeFaults(page)), ...(await dialogFaults(page)));
      if (own.length > 0) faults[address] = own;
    }
    expect(faults).toEqual({});
  });
}
