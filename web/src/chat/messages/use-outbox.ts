import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { PendingMessage } from '#chat/outbox/entry.ts';
import type { Outbox } from '#chat/outbox/outbox.ts';
import { outboxOfTab } from './tab-outbox.ts';

const nothing: readonly PendingMessage[] = [];
const never = () => () => {};

/** The logged-in user's outbox; null until the user is known. */
export function useOutbox(personId: string | undefined): Outbox | null {
  const client = useApolloClient();
  return useMemo(() => (personId ? outboxOfTab(client, personId) : null), [client, personId]);
}

/** The pending messages of one conversation. */
export function usePending(outbox: Outbox | null, conversationId: string): readonly PendingMessage[] {
  const read = useCallback(() => outbox?.pending() ?? nothing, [outbox]);
  const pending = useSyncExternalStore(outbox?.subscribe ?? never, read, () => nothing);
  return useMemo(
    () => pending.filter(({ entry }) => entry.conversationId === conversationId),
    [pending, conversationId],
  );
}
