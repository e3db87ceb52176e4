const listeners = new Set<() => void>();

/**
 * Registers a callback that clears a user's data held outside of components. The code that creates the data registers it,
 * so no code has to be loaded for a logout. Returns a function that unregisters it.
 */
export function onUserChange(forget: () => void): () => void {
  listeners.add(forget);
  return () => listeners.delete(forget);
}

/** Call this when the user has changed or logged out: all data of the previous user is cleared. */
export function userChanged(): void {
  for (const forget of [...listeners]) forget();
}
