export type Locks = Pick<LockManager, 'request'>;

/** Replaces the browser's locks on pages without https. It knows this tab only; client ids prevent duplicates of others. */
export function pageLocks(): Locks {
  const turns = new Map<string, Promise<unknown>>();
  const request = (name: string, run: () => Promise<unknown>) => {
    const turn = (turns.get(name) ?? Promise.resolve()).then(run);
    turns.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  };
  return { request } as Locks;
}
