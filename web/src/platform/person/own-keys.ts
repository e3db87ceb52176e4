const prefix = 'besesaka-own-';

/** The key under which a tab keeps what its person typed: forgotten when the person logs out, whatever is loaded then. */
export function ownKey(name: string): string {
  return prefix + name;
}

export function forgetOwn(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
}
