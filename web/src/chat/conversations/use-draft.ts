import { useCallback, useSyncExternalStore } from 'react';
import { createDraft, onDraft } from '#chat/outbox/drafts.ts';

/** The user's unsent text in a conversation; empty until the user is known. */
export function useDraft(personId: string | undefined, conversationId: string): string {
  const read = useCallback(
    () => (personId ? createDraft(localStorage, personId, conversationId).read() : ''),
    [personId, conversationId],
  );
  return useSyncExternalStore(onDraft, read, () => '');
}
