import { ownKey } from '#platform/person/own-keys.ts';

const key = ownKey('viewed');
/** A row of them, and some that may be gone. */
const kept = 12;

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** Ids of what was looked at on this device, the latest first. A storage that is shut or broken keeps nothing. */
export function viewedProducts(storage: Kept): string[] {
  try {
    const ids: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, kept) : [];
  } catch {
    return [];
  }
}

export function keepViewed(storage: Kept, id: string): void {
  const others = viewedProducts(storage).filter((other) => other !== id);
  try {
    storage.setItem(key, JSON.stringify([id, ...others].slice(0, kept)));
  } catch {}
}
