import { forgetOwn, ownKey } from './own-keys.ts';

const ownerKey = ownKey('person');

/**
 * Who is known to look from now on. A session that ended by itself leaves what was typed, for whoever logs in again: if that is
 * somebody else, it goes.
 */
export function keepOwnFor(personId: string, storages: readonly Storage[] = [sessionStorage, localStorage]): void {
  for (const storage of storages) {
    const owner = storage.getItem(ownerKey);
    if (owner !== null && owner !== personId) forgetOwn(storage);
    try {
      storage.setItem(ownerKey, personId);
    } catch {
      // Where there is no room, nothing of theirs was kept either.
    }
  }
}
