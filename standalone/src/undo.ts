export interface Undo {
  /** Remembers how to undo what was just done. */
  push(name: string, act: () => unknown): void;
  /** Undoes everything, the last first; one failure does not keep the others from being undone. */
  all(): Promise<void>;
}

export function createUndo(report: (name: string, error: unknown) => void): Undo {
  const acts: { name: string; act: () => unknown }[] = [];
  return {
    push: (name, act) => void acts.push({ name, act }),
    async all() {
      for (let next = acts.pop(); next; next = acts.pop()) {
        try {
          await next.act();
        } catch (error) {
          report(next.name, error);
        }
      }
    },
  };
}
