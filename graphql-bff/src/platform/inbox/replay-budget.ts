/** A page costs a database statement, however few events it has. */
const pageCost = 20;

export interface ReplayRule {
  /** The number of events that a user can replay at once, */
  burst: number;
  /** and per second after that. */
  perSecond: number;
}

/** More than a user's tabs need. Beyond it only that user waits. */
export const usualReplay: ReplayRule = { burst: 5_000, perSecond: 100 };

/** The replay budget shared by all streams of one user; beyond it they all wait. */
export class ReplayBudget {
  readonly #rule: ReplayRule;
  #left: number;
  #at = performance.now();

  constructor(rule: ReplayRule) {
    this.#rule = rule;
    this.#left = rule.burst;
  }

  /** Settles when the page may be sent. Later callers also wait for the debt. */
  async spend(events: number): Promise<void> {
    const { burst, perSecond } = this.#rule;
    const now = performance.now();
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond) - (pageCost + events);
    this.#at = now;
    const owed = -this.#left;
    if (owed > 0) await new Promise((done) => setTimeout(done, (owed / perSecond) * 1000));
  }
}
