import { forgetOwn, ownKey } from './own-keys.ts';

const ownerKey = ownKey('person');

/**
 * Call this when the user is known. After an expired session typed text stays for the next login; this deletes it if a
 * different user logs in.
 */
export function keepOwnFor(personId: string, storages: readonly Storage[] = [sessionStorage, localStorage]): void {
  for (const storage of storages) {
    const owner = storage.getItem(ownerKey);
    if (owner !== null && owner !== personId) forgetOwn(storage);
    try {
      storage.setItem(ownerKey, personId);
    } catch {
      // Without storage there was nothing to delete.
    }
  }
}
