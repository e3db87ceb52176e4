import type { ApolloClient } from '@apollo/client';
import { ViewerDocument } from '#accounts/viewer.ts';
import { createOutbox, type Outbox } from '#chat/outbox/outbox.ts';
import { openOutboxStore } from '#chat/outbox/store.ts';
import { joinTabs } from '#chat/outbox/tabs.ts';
import { connection } from '#platform/network/connection.ts';
import { attemptMessage } from './send-message.ts';

interface Opened {
  personId: string;
  outbox: Outbox;
  close(): void;
}

let current: Opened | null = null;

/** The outbox of whoever is logged in in this tab: one, from the login to the logout. */
export function outboxOfTab(client: ApolloClient, personId: string): Outbox {
  if (current?.personId === personId) return current.outbox;
  current?.close();
  current = open(client, personId);
  return current.outbox;
}

/** What is unsent stays in the browser, for its person alone, and goes out when they are back. */
export function closeOutbox(personId: string): void {
  if (current?.personId !== personId) return;
  current.close();
  current = null;
}

function open(client: ApolloClient, personId: string): Opened {
  // Never from the cache: another tab may have changed who is logged in.
  const whoIsThere = () => client.query({ query: ViewerDocument, fetchPolicy: 'no-cache' });
  const outbox = createOutbox({
    personId,
    store: openOutboxStore(globalThis.indexedDB),
    tabs: joinTabs(personId, navigator.locks),
    attempt: (attempting) => attemptMessage(client, attempting, () => whoIsThere().catch(() => null)),
    isTheirSession: () =>
      whoIsThere().then(
        ({ data }) => data?.me?.id === personId,
        () => null,
      ),
    newId: newClientId,
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

/** `crypto.randomUUID` is missing where a page is not served by https, such as a phone trying a laptop's own server. */
function newClientId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
