import { ownKey } from '#platform/person/own-keys.ts';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const listeners = new Set<() => void>();

/** Also of what other tabs write. */
export function onDraft(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What somebody has begun to write in a conversation, until it is sent or they log out. */
export function createDraft(storage: DraftStorage, personId: string, conversationId: string) {
  const key = ownKey(`draft:${personId}:${conversationId}`);
  return {
    read(): string {
      try {
        return storage.getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    /** Without a storage the draft lives as long as the screen. */
    write(text: string): void {
      try {
        if (text.trim() === '') storage.removeItem(key);
        else storage.setItem(key, text);
      } catch {}
      for (const listener of listeners) listener();
    },
  };
}
