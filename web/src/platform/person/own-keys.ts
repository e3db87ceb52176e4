const prefix = 'besesaka-own-';
const ownerKey = `${prefix}person`;

/** The key under which a tab keeps what its person typed: forgotten when the person logs out, whatever is loaded then. */
export function ownKey(name: string): string {
  return prefix + name;
}

export function forgetOwn(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
}

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
