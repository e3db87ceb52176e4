import type { ApolloClient } from '@apollo/client';
import { PersonDocument } from '#accounts/viewer.ts';
import { createOutbox, type Outbox } from '#chat/outbox/outbox.ts';
import { openOutboxStore } from '#chat/outbox/store.ts';
import { joinTabs } from '#chat/outbox/tabs.ts';
import { newId } from '#platform/device/new-id.ts';
import { connection } from '#platform/network/connection.ts';
import { attemptMessage } from './send-message.ts';

interface Opened {
  personId: string;
  outbox: Outbox;
  close(): void;
}

let current: Opened | null = null;

/** The outbox of the user logged in in this tab: one, from login to logout. */
export function outboxOfTab(client: ApolloClient, personId: string): Outbox {
  if (current?.personId === personId) return current.outbox;
  current?.close();
  current = open(client, personId);
  return current.outbox;
}

/** Unsent messages stay in the browser for their user only, and are sent when the user returns. */
export function closeOutbox(personId: string): void {
  if (current?.personId !== personId) return;
  current.close();
  current = null;
}

function open(client: ApolloClient, personId: string): Opened {
  // This bypasses the cache, because another tab may have logged in another user.
  const whoIsThere = () => client.query({ query: PersonDocument, fetchPolicy: 'no-cache' });
  const outbox = createOutbox({
    personId,
    store: openOutboxStore(globalThis.indexedDB),
    tabs: joinTabs(personId, navigator.locks),
    attempt: (attempting) => attemptMessage(client, attempting, () => whoIsThere().catch(() => null)),
    isTheirSession: () =>
      whoIsThere().then(
        ({ data }) => data?.viewer?.person?.id === personId,
        () => null,
      ),
    newId,
    now: Date.now,
    random: Math.random,
  });
  const wake = () => void outbox.wake();
  const wakeWhenSeen = () => document.visibilityState === 'visible' && wake();
  const unsubscribe = connection.subscribe(() => connection.current() === 'up' && wake());
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wakeWhenSeen);
  return {
    personId,
    outbox,
    close() {
      unsubscribe();
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wakeWhenSeen);
      outbox.close();
    },
  };
}
