export interface Undo {
  /** Registers how to undo a step. */
  push(name: string, act: () => unknown): void;
  /** Undoes everything in reverse order. A failure does not stop the rest. */
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
