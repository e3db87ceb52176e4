interface FormLimits {
  /** The limit in bytes of all forms that are being received in this process, */
  all: number;
  /** of those from one address, */
  address: number;
  /** and of those of one user. */
  user: number;
}

interface Sender {
  address: string;
  user: string;
}

export type FormBudget = ReturnType<typeof createFormBudget>;

/** Limits the memory for forms, which contain pictures: slow senders hold what they have sent so far. */
export function createFormBudget(limits: FormLimits) {
  const usedBytes = new Map<string, number>();
  const add = (key: string, bytes: number) => {
    const now = (usedBytes.get(key) ?? 0) + bytes;
    if (now === 0) usedBytes.delete(key);
    else usedBytes.set(key, now);
  };
  return {
    /** Reserves memory for a form. Returns a function that releases it, or null if there is no room. */
    reserve({ address, user }: Sender, bytes: number): (() => void) | null {
      const shares = [
        ['all', limits.all],
        [`address ${address}`, limits.address],
        [`user ${user}`, limits.user],
      ] as const;
      if (shares.some(([key, most]) => (usedBytes.get(key) ?? 0) + bytes > most)) return null;
      for (const [key] of shares) add(key, bytes);
      return () => {
        for (const [key] of shares) add(key, -bytes);
      };
    },
  };
}
