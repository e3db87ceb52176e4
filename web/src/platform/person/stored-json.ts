export type JsonStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One value of a storage, which may be closed, full, or hold what somebody else wrote: then it is lost, and nothing worse. */
export function storedJson(storage: JsonStorage, key: string) {
  return {
    /** To be checked before it is used; null where there is none. */
    read(): unknown {
      try {
        return JSON.parse(storage.getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    /** Whether there was room for it. */
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
