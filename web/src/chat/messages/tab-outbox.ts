import type { ApolloClient } from '@apollo/client';
import { PersonDocument } from '#accounts/viewer.ts';
import { Outbox } from '#chat/outbox/outbox.ts';
import { pageLocks } from '#chat/outbox/page-locks.ts';
import { openOutboxStore } from '#chat/outbox/store.ts';
import { connection } from '#platform/network/connection.ts';
import { onPersonChange } from '#platform/person/person-change.ts';
import { attemptMessage } from './send-message.ts';

let current: { personId: string; outbox: Outbox } | null = null;
let isListening = false;

/** The outbox of the user logged in in this tab: one, from login to logout. */
export function outboxOfTab(client: ApolloClient, personId: string): Outbox {
  if (current?.personId !== personId) {
    current?.outbox.close();
    current = { personId, outbox: open(client, personId) };
  }
  if (!isListening) listen();
  return current.outbox;
}

function open(client: ApolloClient, personId: string): Outbox {
  // This bypasses the cache, because another tab may have logged in another user.
  const whoIsThere = () => client.query({ query: PersonDocument, fetchPolicy: 'no-cache' });
  return new Outbox({
    personId,
    store: openOutboxStore(),
    locks: navigator.locks ?? pageLocks(),
    isOnline: () => navigator.onLine,
    attempt: (attempting) => attemptMessage(client, attempting, () => whoIsThere().catch(() => null)),
    isTheirSession: () =>
      whoIsThere().then(
        ({ data }) => data?.viewer?.person?.id === personId,
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
  onPersonChange(() => {
    current?.outbox.close();
    current = null;
  });
}
