import { idempotency } from '@besesaka/schema/kernel/idempotency.ts';
import { newId } from '#platform/device/new-id.ts';
import { type JsonStorage, storedJson } from '#platform/person/stored-json.ts';
import type { PlacingInput, PlacingOutcome } from './place-purchase.ts';

interface AttemptRequest<Input> {
  /** Identifies the purchase within the tab. */
  purchase: string;
  /** The id of the user who ordered, or null if unknown. */
  person: string | null;
  input: Input;
}

/** A request to place an order that was sent but not yet settled. */
export interface Attempt<Input> extends AttemptRequest<Input> {
  key: string;
  /** The buyer has seen the orders. A reload shows them again until the buyer closes them. */
  isAnswered?: boolean;
}

const storageKey = 'besesaka-order-attempt';
/** Later the server has forgotten the key too. */
const validMs = idempotency.retentionDays * 24 * 60 * 60 * 1000;

interface AttemptDeps {
  storage: JsonStorage;
  newKey: () => string;
  now: () => number;
}

/**
 * A response may be lost although the order exists. So a request is stored, across reloads too, until its buyer has
 * seen the outcome. There is one at a time: nothing else can be ordered before it is settled.
 */
export function createAttempts<Input, Outcome>({ storage, newKey, now }: AttemptDeps) {
  let current: Attempt<Input> | null = null;
  const listeners = new Set<() => void>();
  // Without storage, the attempt lives as long as the page.
  const stored = storedJson(storage, storageKey);
  const changed = () => {
    for (const listener of listeners) listener();
  };

  const write = (attempt: Attempt<Input>) => {
    current = attempt;
    stored.write({ ...attempt, until: now() + validMs });
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
    /** The unsettled attempt, unless it belongs to another user who was logged in in this tab. */
    open(person: string | null): Attempt<Input> | null {
      current ??= readStored<Input>(stored.read(), now());
      const isOthers = current?.person && person && current.person !== person;
      return isOthers ? null : current;
    },
    /** Starts an attempt. The same purchase with the same input reuses its key, so the server places it only once. */
    begin(request: AttemptRequest<Input>): Attempt<Input> {
      const open = this.open(request.person);
      if (open && !isSame(open, request)) throw new Error('An earlier order attempt is not settled yet');
      const attempt = write({ ...request, key: open?.key ?? newKey() });
      changed();
      return attempt;
    },
    /** Marks that the orders are on the screen now. */
    answered(key: string): void {
      if (current?.key === key) write({ ...current, isAnswered: true });
    },
    ...createHolds(changed),
    /** Ends the attempt once its buyer knows the outcome. A late response to an earlier attempt changes nothing. */
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
    /** Registers a checkout on the screen, which shows the outcome. Returns the function that unregisters it. */
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

/** Holds the response to this page's latest request. */
function createAnswers<Outcome>(now: () => number, changed: () => void) {
  let answer: { key: string; sentAt: number; isHere: boolean; outcome: Promise<Outcome> } | null = null;
  return {
    /** Tracks a pending request, so that whichever screen is open can read the response. */
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
    /** Resolves to undefined if another page sent the request. */
    async answerTo(key: string): Promise<Outcome | undefined> {
      return answer?.key === key ? answer.outcome : undefined;
    },
    /** The age of the pending request, or null if there is none. */
    sendingMs(): number | null {
      return answer && !answer.isHere ? now() - answer.sentAt : null;
    },
    forget(key: string): void {
      if (answer?.key === key && answer.isHere) answer = null;
    },
  };
}

/** The tab's current attempt. */
export const attempts = createAttempts<PlacingInput, PlacingOutcome>({
  storage: globalThis.sessionStorage,
  newKey: newId,
  now: () => Date.now(),
});

function isSame(one: AttemptRequest<unknown>, other: AttemptRequest<unknown>): boolean {
  return one.purchase === other.purchase && JSON.stringify(one.input) === JSON.stringify(other.input);
}

/** Only this module writes this entry, so one with all its parts also has the input of its purchase. */
function readStored<Input>(stored: unknown, now: number): Attempt<Input> | null {
  const { purchase, person, key, input, until, isAnswered } = Object(stored) as Record<string, unknown>;
  if (typeof purchase !== 'string' || typeof key !== 'string' || typeof until !== 'number') return null;
  if (typeof input !== 'object' || input === null || now >= until) return null;
  const by = typeof person === 'string' ? person : null;
  return { purchase, person: by, key, input: input as Input, isAnswered: isAnswered === true };
}
