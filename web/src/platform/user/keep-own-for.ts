import { forgetOwn, ownKey } from './own-keys.ts';

const ownerKey = ownKey('user');

/**
 * Call this when the user is known. After an expired session typed text stays for the next login; this deletes it if a
 * different user logs in.
 */
export function keepOwnFor(userId: string, storages: readonly Storage[] = [sessionStorage, localStorage]): void {
  for (const storage of storages) {
    const owner = storage.getItem(ownerKey);
    if (owner !== null && owner !== userId) forgetOwn(storage);
    try {
      storage.setItem(ownerKey, userId);
    } catch {
      // Without storage there was nothing to delete.
    }
  }
}
