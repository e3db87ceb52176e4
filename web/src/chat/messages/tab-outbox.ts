import type { ApolloClient } from '@apollo/client';
import { UserDocument } from '#accounts/viewer.ts';
import { Outbox } from '#chat/outbox/outbox.ts';
import { pageLocks } from '#chat/outbox/page-locks.ts';
import { openOutboxStore } from '#chat/outbox/store.ts';
import { connection } from '#platform/network/connection.ts';
import { onUserChange } from '#platform/user/user-change.ts';
import { attemptMessage } from './send-message.ts';

let current: { userId: string; outbox: Outbox } | null = null;
let isListening = false;

/** The outbox of the user logged in in this tab: one, from login to logout. */
export function outboxOfTab(client: ApolloClient, userId: string): Outbox {
  if (current?.userId !== userId) {
    current?.outbox.close();
    current = { userId, outbox: createOutbox(client, userId) };
  }
  if (!isListening) listen();
  return current.outbox;
}

function createOutbox(client: ApolloClient, userId: string): Outbox {
  // This bypasses the cache, because another tab may have logged in another user.
  const readSessionUser = () => client.query({ query: UserDocument, fetchPolicy: 'no-cache' });
  return new Outbox({
    userId,
    store: openOutboxStore(),
    locks: navigator.locks ?? pageLocks(),
    isOnline: () => navigator.onLine,
    attempt: (attempt) => attemptMessage(client, attempt, () => readSessionUser().catch(() => null)),
    isTheirSession: () =>
      readSessionUser().then(
        ({ data }) => data?.viewer?.user?.id === userId,
        () => null,
      ),
  });
}

function listen(): void {
  isListening = true;
  const wake = () => void current?.outbox.wake();
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake());
  connection.subscribe(() => connection.current() === 'up' && wake());
  // Unsent messages stay in the browser for their user only, and are sent when the user returns.
  onUserChange(() => {
    current?.outbox.close();
    current = null;
  });
}
