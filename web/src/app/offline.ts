import type { ApolloClient } from '@apollo/client';
import { UserDocument } from '#accounts/viewer.ts';
import { connection } from '#platform/network/connection.ts';
import type { Answers } from '#platform/offline/answers.ts';
import { watchInstall } from '#platform/offline/install.ts';
import { forgetSeen, registerWorker } from '#platform/offline/register-worker.ts';
import { followRenewal } from '#platform/offline/renew-page.ts';
import { saveReads } from '#platform/offline/saved-reads.ts';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { heard } from '#platform/page/heard.ts';
import { currentRole } from '#platform/user/role.ts';
import { onUserChange } from '#platform/user/user-change.ts';

/** The operations whose responses are available offline: the user's purchases, sales and messages, and public pages. */
export const savedOperations = {
  own: new Set(['User', 'Conversations', 'Conversation', 'MyOrders', 'ShopOrders', 'OrderById']),
  open: new Set([
    'Home',
    'Products',
    'ProductScreen',
    'CategoryScreen',
    'Categories',
    'ShopsScreen',
    'ShopScreen',
    'HelpScreen',
    'SafetyScreen',
    'PolicyScreen',
  ]),
};

const isLowData = () => 'lowData' in document.documentElement.dataset;

/** Loads the code of menus and dialogs ahead, so that they open offline too. */
async function loadFirstUseCode(): Promise<void> {
  if (isLowData()) return;
  const isPhone = matchMedia('(width < 48rem)').matches;
  await (isPhone ? import('./frame/phone-menu.tsx') : import('./frame/account-menu.tsx'));
  await Promise.all([import('#ui/dialogs/confirm-dialog.tsx'), import('#ui/loading/saved-pages.tsx')]);
}

let answers: Promise<Answers> | undefined;

function loadAnswers(): Promise<Answers> {
  answers ??= fetchCode(async () => (await import('#platform/offline/answers.ts')).openAnswers()).catch((error) => {
    answers = undefined;
    throw error;
  });
  return answers;
}

/** Saves what was seen last, so that it can be read offline at the next visit. */
export function startOffline(client: ApolloClient): void {
  watchInstall();
  // Without a service worker no page loads offline, so nothing needs to be saved.
  if (!('serviceWorker' in navigator)) return;
  const userId = () => client.readQuery({ query: UserDocument })?.viewer?.user?.id;
  const reads = saveReads({
    client,
    operations: savedOperations,
    userId,
    answers: loadAnswers,
    isLoggedIn: () => currentRole() !== null,
    isLowData,
  });
  onUserChange(() => {
    void reads.forget().catch(() => {});
    void forgetSeen().catch(() => {});
  });
  window.addEventListener('offline', () => void reads.saveShown().catch(() => {}));
  window.addEventListener('online', () => void reads.renew());
  // If the browser noticed no loss, the socket reports that the network is back.
  connection.subscribe(() => connection.current() === 'up' && void reads.renew());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void reads.saveShown().catch(() => {});
  });
  document.addEventListener(
    heard,
    () => {
      followRenewal(client);
      registerWorker(loadFirstUseCode);
      // Saving must work from the moment the network goes away, when this code can no longer be fetched.
      void loadAnswers().catch(() => {});
      // The session may have ended while no page was open.
      if (currentRole() === null && navigator.serviceWorker.controller) void reads.forgetOwn().catch(() => {});
    },
    { once: true },
  );
}
