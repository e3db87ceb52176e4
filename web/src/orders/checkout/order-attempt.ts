import { idempotency } from '@besesaka/schema/kernel/idempotency.ts';
import { type JsonStorage, storedJson } from '#platform/person/stored-json.ts';

interface Asked<Input> {
  /** Tells this purchase from all others of the tab. */
  purchase: string;
  /** Who ordered; null where that is not known. */
  person: string | null;
  input: Input;
}

/** A request to order that was sent, and whose answer has not come yet. */
export interface Attempt<Input> extends Asked<Input> {
  key: string;
}

const storageKey = 'besesaka-order-attempt';
/** Later the service has forgotten the key as well. */
const keptFor = idempotency.keptDays * 24 * 60 * 60 * 1000;

interface AttemptDeps {
  storage: JsonStorage;
  newKey: () => string;
  now: () => number;
}

/**
 * An answer may be lost while the order stands. What was sent is kept until an answer comes, over reloads too. There is
 * one at a time: nothing else can be ordered before it is known what became of it.
 */
export function createAttempts<Input>({ storage, newKey, now }: AttemptDeps) {
  let current: Attempt<Input> | null = null;
  // Without a storage the attempt lives as long as the page.
  const stored = storedJson(storage, storageKey);

  return {
    /** What still waits for its answer; what another person left behind in this tab is nobody's business. */
    open(person: string | null): Attempt<Input> | null {
      current ??= readKept<Input>(stored.read(), now());
      const isOthers = current?.person && person && current.person !== person;
      return isOthers ? null : current;
    },
    /** To be sent now; the same purchase with the same content goes out under the same key, which is carried out once. */
    begin(asked: Asked<Input>): Attempt<Input> {
      const open = this.open(asked.person);
      if (open && !isSame(open, asked)) throw new Error('An earlier order still waits for its answer');
      current = { ...asked, key: open?.key ?? newKey() };
      stored.write({ ...current, until: now() + keptFor });
      return current;
    },
    /** It is known what became of it. A late answer to an earlier one changes nothing. */
    settle(key: string): void {
      if (current?.key !== key) return;
      current = null;
      stored.forget();
    },
  };
}

function isSame(one: Asked<unknown>, other: Asked<unknown>): boolean {
  return one.purchase === other.purchase && JSON.stringify(one.input) === JSON.stringify(other.input);
}

/** Only this module writes there, so what has all the parts has the input that belongs to its purchase. */
function readKept<Input>(kept: unknown, now: number): Attempt<Input> | null {
  const { purchase, person, key, input, until } = Object(kept) as Record<string, unknown>;
  if (typeof purchase !== 'string' || typeof key !== 'string' || typeof until !== 'number') return null;
  if (typeof input !== 'object' || input === null || now >= until) return null;
  return { purchase, person: typeof person === 'string' ? person : null, key, input: input as Input };
}
