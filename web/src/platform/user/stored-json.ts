export type JsonStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One value in a storage. If the storage is closed, full or holds invalid data, the value is lost without an error. */
export function storedJson(storage: JsonStorage, key: string) {
  return {
    /** Returns the value, which the caller must validate, or null. */
    read(): unknown {
      try {
        return JSON.parse(storage.getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    /** Returns whether there was space. */
    write(value: unknown): boolean {
      try {
        storage.setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    forget(): void {
      try {
        storage.removeItem(key);
      } catch {}
    },
  };
}
