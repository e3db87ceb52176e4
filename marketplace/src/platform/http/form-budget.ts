interface FormLimits {
  /** So many bytes of forms may be on their way into a process at once, */
  all: number;
  /** so many from one address, */
  address: number;
  /** and so many of one person. */
  person: number;
}

interface Sender {
  address: string;
  person: string;
}

export type FormBudget = ReturnType<typeof createFormBudget>;

/** Bounds the memory that forms take: pictures come in them, and whoever sends slowly holds what came so far. */
export function createFormBudget(limits: FormLimits) {
  const taken = new Map<string, number>();
  const add = (key: string, bytes: number) => {
    const now = (taken.get(key) ?? 0) + bytes;
    if (now === 0) taken.delete(key);
    else taken.set(key, now);
  };
  return {
    /** Takes room for a form; answers what gives it back, or null where there is none. */
    reserve({ address, person }: Sender, bytes: number): (() => void) | null {
      const shares = [
        ['all', limits.all],
        [`address ${address}`, limits.address],
        [`person ${person}`, limits.person],
      ] as const;
      if (shares.some(([key, most]) => (taken.get(key) ?? 0) + bytes > most)) return null;
      for (const [key] of shares) add(key, bytes);
      return () => {
        for (const [key] of shares) add(key, -bytes);
      };
    },
  };
}
