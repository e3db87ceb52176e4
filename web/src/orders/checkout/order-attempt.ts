import { idempotency } from '@besesaka/schema/kernel/idempotency.ts';
import { newId } from '#platform/device/new-id.ts';
import { storedJson } from '#platform/user/stored-json.ts';
import type { PlacingInput, PlacingOutcome } from './place-purchase.ts';

interface AttemptRequest {
  /** Identifies the purchase within the tab. */
  purchase: string;
  /** The id of the user who ordered, or null if unknown. */
  user: string | null;
  input: PlacingInput;
}

/** A request to place an order that was sent but not yet settled. */
interface Attempt extends AttemptRequest {
  key: string;
}

/** The response to this page's latest request. */
interface Answer {
  key: string;
  sentAt: number;
  isHere: boolean;
  outcome: Promise<PlacingOutcome>;
}

const storageKey = 'besesaka-order-attempt';
/** Later the server has forgotten the key too. */
const validMs = idempotency.retentionDays * 24 * 60 * 60 * 1000;

/**
 * A response may be lost although the order exists. So a request is stored, across reloads too, until its buyer has
 * seen the outcome. There is one at a time: nothing else can be ordered before it is settled.
 */
export class OrderAttempts {
  #current: Attempt | null = null;
  #answer: Answer | null = null;
  #checkouts = 0;
  readonly #listeners = new Set<() => void>();
  // Without storage, the attempt lives as long as the page.
  readonly #stored = storedJson(globalThis.sessionStorage, storageKey);

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The unsettled attempt, unless it belongs to another user who was logged in in this tab. */
  open(user: string | null): Attempt | null {
    this.#current ??= readStored(this.#stored.read());
    const owner = this.#current?.user;
    return owner && user && owner !== user ? null : this.#current;
  }

  /** Starts an attempt. The same purchase with the same input reuses its key, so the server places it only once. */
  begin(request: AttemptRequest): Attempt {
    const open = this.open(request.user);
    if (open && !isSame(open, request)) throw new Error('An earlier order attempt is not settled yet');
    const attempt = this.#write({ ...request, key: open?.key ?? newId() });
    this.#changed();
    return attempt;
  }

  /** Tracks a pending request, so that whichever screen is open can read the response. */
  follow(key: string, outcome: Promise<PlacingOutcome>): Promise<PlacingOutcome> {
    const sent = { key, sentAt: Date.now(), isHere: false, outcome };
    this.#answer = sent;
    const arrived = () => {
      sent.isHere = true;
      this.#changed();
    };
    outcome.then(arrived, arrived);
    return outcome;
  }

  /** Resolves to undefined if another page sent the request. */
  async answerTo(key: string): Promise<PlacingOutcome | undefined> {
    return this.#answer?.key === key ? this.#answer.outcome : undefined;
  }

  /** The age of the pending request, or null if there is none. */
  sendingMs(): number | null {
    return this.#answer && !this.#answer.isHere ? Date.now() - this.#answer.sentAt : null;
  }

  /** Ends the attempt once its buyer knows the outcome. A late response to an earlier attempt changes nothing. */
  settle(key: string): void {
    if (this.#answer?.key === key && this.#answer.isHere) this.#answer = null;
    if (this.#current?.key !== key) return;
    this.#current = null;
    this.#stored.forget();
    this.#changed();
  }

  /** Registers a checkout on the screen, which shows the outcome. Returns the function that unregisters it. */
  hold = () => {
    this.#checkouts += 1;
    this.#changed();
    return () => {
      this.#checkouts -= 1;
      this.#changed();
    };
  };

  isHeld = () => this.#checkouts > 0;

  #write(attempt: Attempt): Attempt {
    this.#current = attempt;
    this.#stored.write({ ...attempt, until: Date.now() + validMs });
    return attempt;
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The tab's current attempt. */
export const attempts = new OrderAttempts();

function isSame(one: AttemptRequest, other: AttemptRequest): boolean {
  return one.purchase === other.purchase && JSON.stringify(one.input) === JSON.stringify(other.input);
}

/** Only this module writes this entry, so one with all its parts also has the input of its purchase. */
function readStored(stored: unknown): Attempt | null {
  const { purchase, user, key, input, until } = Object(stored) as Record<string, unknown>;
  if (typeof purchase !== 'string' || typeof key !== 'string' || typeof until !== 'number') return null;
  if (typeof input !== 'object' || input === null || Date.now() >= until) return null;
  const by = typeof user === 'string' ? user : null;
  return { purchase, user: by, key, input: input as PlacingInput };
}
