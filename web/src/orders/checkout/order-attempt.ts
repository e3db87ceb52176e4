import { idempotency } from '@besesaka/schema/kernel/idempotency.ts';
import { newId } from '#platform/device/new-id.ts';
import { type JsonStorage, storedJson } from '#platform/person/stored-json.ts';
import type { PlacingInput, PlacingOutcome } from './place-purchase.ts';

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
  /** The buyer saw the orders. A reload shows them again until the buyer closes them. */
  isAnswered?: boolean;
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
 * An answer may be lost while the order stands. What was sent is stored until its buyer has seen what became of it, over
 * reloads too. There is one at a time: nothing else can be ordered before that.
 */
export function createAttempts<Input, Outcome>({ storage, newKey, now }: AttemptDeps) {
  let current: Attempt<Input> | null = null;
  const listeners = new Set<() => void>();
  // Without a storage the attempt lives as long as the page.
  const stored = storedJson(storage, storageKey);
  const changed = () => {
    for (const listener of listeners) listener();
  };

  const write = (attempt: Attempt<Input>) => {
    current = attempt;
    stored.write({ ...attempt, until: now() + keptFor });
    return attempt;
  };
  const answers = createAnswers<Outcome>(now, changed);

  return {
    follow: answers.follow,
    answerTo: answers.answerTo,
    sendingMs: answers.sendingMs,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
      const attempt = write({ ...asked, key: open?.key ?? newKey() });
      changed();
      return attempt;
    },
    /** Its orders are on the screen now. */
    answered(key: string): void {
      if (current?.key === key) write({ ...current, isAnswered: true });
    },
    ...createHolds(changed),
    /** Its buyer knows what became of it. A late answer to an earlier one changes nothing. */
    settle(key: string): void {
      answers.forget(key);
      if (current?.key !== key) return;
      current = null;
      stored.forget();
      changed();
    },
  };
}

function createHolds(changed: () => void) {
  let checkouts = 0;
  return {
    /** A checkout is on the screen and shows what becomes of the attempt. Answers how to say that it is gone. */
    hold(): () => void {
      checkouts += 1;
      changed();
      return () => {
        checkouts -= 1;
        changed();
      };
    },
    isHeld: () => checkouts > 0,
  };
}

/** The answer to what this page sent last. */
function createAnswers<Outcome>(now: () => number, changed: () => void) {
  let answer: { key: string; sentAt: number; isHere: boolean; outcome: Promise<Outcome> } | null = null;
  return {
    /** It is under way: its answer can be asked for here, by whatever is on the screen when it arrives. */
    follow(key: string, outcome: Promise<Outcome>): Promise<Outcome> {
      const sent = { key, sentAt: now(), isHere: false, outcome };
      answer = sent;
      const arrived = () => {
        sent.isHere = true;
        changed();
      };
      outcome.then(arrived, arrived);
      return outcome;
    },
    /** Undefined where another page sent it. */
    async answerTo(key: string): Promise<Outcome | undefined> {
      return answer?.key === key ? answer.outcome : undefined;
    },
    /** Since how long a request is under way; null when none is. */
    sendingMs(): number | null {
      return answer && !answer.isHere ? now() - answer.sentAt : null;
    },
    forget(key: string): void {
      if (answer?.key === key && answer.isHere) answer = null;
    },
  };
}

/** The tab's open attempt to order. */
export const attempts = createAttempts<PlacingInput, PlacingOutcome>({
  storage: globalThis.sessionStorage,
  newKey: newId,
  now: () => Date.now(),
});

function isSame(one: Asked<unknown>, other: Asked<unknown>): boolean {
  return one.purchase === other.purchase && JSON.stringify(one.input) === JSON.stringify(other.input);
}

/** Only this module writes there, so what has all the parts has the input that belongs to its purchase. */
function readKept<Input>(kept: unknown, now: number): Attempt<Input> | null {
  const { purchase, person, key, input, until, isAnswered } = Object(kept) as Record<string, unknown>;
  if (typeof purchase !== 'string' || typeof key !== 'string' || typeof until !== 'number') return null;
  if (typeof input !== 'object' || input === null || now >= until) return null;
  const by = typeof person === 'string' ? person : null;
  return { purchase, person: by, key, input: input as Input, isAnswered: isAnswered === true };
}
