type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A request to order that was sent, and whose answer has not come yet. */
export interface Attempt<Input> {
  key: string;
  input: Input;
}

const storageKey = 'besesaka-order-attempt';
const keptFor = 15 * 60 * 1000;

interface AttemptDeps {
  storage: AttemptStorage;
  newKey: () => string;
  now: () => number;
}

/**
 * An answer may be lost while the order stands. What was sent is kept until an answer comes, over reloads too, so that
 * the same request goes out again under the same key, which is carried out once.
 */
export function createAttempts<Input>({ storage, newKey, now }: AttemptDeps) {
  let current: (Attempt<Input> & { purchase: string }) | null = null;

  return {
    /** The attempt that this purchase still waits for. */
    open(purchase: string): Attempt<Input> | null {
      current ??= readKept<Input>(storage, now());
      return current?.purchase === purchase ? current : null;
    },
    /** To be sent now: the same content under the same key, another content under a new one. */
    begin(purchase: string, input: Input): Attempt<Input> {
      const open = this.open(purchase);
      const isSame = open !== null && JSON.stringify(open.input) === JSON.stringify(input);
      current = isSame ? { ...open, purchase } : { purchase, input, key: newKey() };
      write(storage, JSON.stringify({ ...current, until: now() + keptFor }));
      return current;
    },
    /** An answer came, whatever it says. */
    settle(): void {
      current = null;
      storage.removeItem(storageKey);
    },
  };
}

/** Without a storage the attempt lives as long as the page. */
function write(storage: AttemptStorage, text: string): void {
  try {
    storage.setItem(storageKey, text);
  } catch {}
}

/** Only this module writes there, so what has all the parts has the input that belongs to its purchase. */
function readKept<Input>(storage: AttemptStorage, now: number): (Attempt<Input> & { purchase: string }) | null {
  try {
    const kept = JSON.parse(storage.getItem(storageKey) ?? 'null') as Record<string, unknown> | null;
    const { purchase, key, input, until } = kept ?? {};
    if (typeof purchase !== 'string' || typeof key !== 'string' || typeof until !== 'number') return null;
    return typeof input === 'object' && input !== null && now < until ? { purchase, key, input: input as Input } : null;
  } catch {
    return null;
  }
}
