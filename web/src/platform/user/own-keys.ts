const prefix = 'besesaka-own-';

/** A storage key for a user's own data. All such keys are deleted at logout, whatever code is loaded then. */
export function ownKey(name: string): string {
  return prefix + name;
}

export function forgetOwn(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
}
