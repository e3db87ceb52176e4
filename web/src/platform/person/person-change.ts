const listeners = new Set<() => void>();

/**
 * Whatever a tab keeps of its person outside of components says here, where it is made, how it forgets that. Code that
 * was never loaded keeps nothing, so nobody loads it for this. Answers how to stop listening.
 */
export function onPersonChange(forget: () => void): () => void {
  listeners.add(forget);
  return () => listeners.delete(forget);
}

/** Another person looks from now on, or nobody: nothing of the one before stays. */
export function personChanged(): void {
  for (const forget of [...listeners]) forget();
}
