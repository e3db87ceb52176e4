import { useCallback, useSyncExternalStore } from 'react';
import { createDraft, onDraft } from '#chat/outbox/drafts.ts';

/** What the person has begun to write in a conversation; nothing until it is known who that is. */
export function useDraft(personId: string | undefined, conversationId: string): string {
  const read = useCallback(
    () => (personId ? createDraft(localStorage, personId, conversationId).read() : ''),
    [personId, conversationId],
  );
  return useSyncExternalStore(onDraft, read, () => '');
}
