import { ownKey } from '#platform/user/own-keys.ts';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const listeners = new Set<() => void>();

/** Includes changes by other tabs. */
export function onDraft(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The user's unsent text in a conversation, until it is sent or the user logs out. */
export function createDraft(storage: DraftStorage, userId: string, conversationId: string) {
  const key = ownKey(`draft:${userId}:${conversationId}`);
  return {
    read(): string {
      try {
        return storage.getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    /** Without storage the draft lives as long as the screen. */
    write(text: string): void {
      try {
        if (text.trim() === '') storage.removeItem(key);
        else storage.setItem(key, text);
      } catch {}
      for (const listener of listeners) listener();
    },
  };
}
