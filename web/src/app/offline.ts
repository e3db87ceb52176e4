import type { ApolloClient } from '@apollo/client';
import { PersonDocument } from '#accounts/viewer.ts';
import type { Answers } from '#platform/offline/answers.ts';
import { watchInstall } from '#platform/offline/install.ts';
import { forgetSeen, registerWorker } from '#platform/offline/register-worker.ts';
import { followRenewal } from '#platform/offline/renew-page.ts';
import { saveReads } from '#platform/offline/saved-reads.ts';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { heard } from '#platform/page/heard.ts';
import { onPersonChange } from '#platform/person/person-change.ts';
import { currentRole } from '#platform/person/role.ts';

/** The operations whose answers can be read without a network: what one buys, sells and writes, and public pages. */
export const savedOperations = {
  own: new Set(['Person', 'Conversations', 'Conversation', 'MyOrders', 'ShopOrders', 'OrderById']),
  open: new Set([
    ...['Home', 'Products', 'ProductScreen', 'CategoryScreen', 'Categories'],
    ...['ShopsScreen', 'ShopScreen', 'HelpScreen', 'SafetyScreen', 'PolicyScreen'],
  ]),
};

let answers: Promise<Answers> | undefined;

function loadAnswers(): Promise<Answers> {
  answers ??= fetchCode(async () => (await import('#platform/offline/answers.ts')).openAnswers());
  answers.catch(() => {
    answers = undefined;
  });
  return answers;
}

/** What was seen last can be read without a network; the next visit begins with it. */
export function startOffline(client: ApolloClient): void {
  watchInstall();
  // Without a worker no page is loaded offline, and nothing need be saved for it.
  if (!('serviceWorker' in navigator)) return;
  const userId = () => client.readQuery({ query: PersonDocument })?.viewer?.person?.id;
  const reads = saveReads({
    ...{ client, operations: savedOperations, userId, answers: loadAnswers },
    isLoggedIn: () => currentRole() !== null,
    isLowData: () => 'lowData' in document.documentElement.dataset,
  });
  onPersonChange(() => {
    void reads.forget().catch(() => {});
    void forgetSeen();
  });
  window.addEventListener('offline', () => void reads.saveShown().catch(() => {}));
  window.addEventListener('online', () => void reads.renew());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void reads.saveShown().catch(() => {});
  });
  document.addEventListener(
    heard,
    () => {
      followRenewal(client);
      registerWorker();
      // Saving must work from the moment the network goes away, when this code can no longer be fetched.
      void loadAnswers().catch(() => {});
      // The session may have ended while no page was open.
      if (currentRole() === null && navigator.serviceWorker.controller) void reads.forgetOwn().catch(() => {});
    },
    { once: true },
  );
}
