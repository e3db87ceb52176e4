/** A page of the log costs a statement of the database, however few events it holds. */
const pageCost = 20;

export interface ReplayRule {
  /** So many events of a person are read and sent again at once, */
  burst: number;
  /** and so many a second from then on. */
  perSecond: number;
}

/** More than anybody's tabs need: what comes after it takes its time, and nobody else waits for it. */
export const usualReplay: ReplayRule = { burst: 5_000, perSecond: 100 };

/** What one person's streams may have sent again of what happened before; beyond it they wait, all of them together. */
export class ReplayBudget {
  readonly #rule: ReplayRule;
  #left: number;
  #at = performance.now();

  constructor(rule: ReplayRule) {
    this.#rule = rule;
    this.#left = rule.burst;
  }

  /** Settled when the page may be sent. Whoever comes then waits for what is owed, too. */
  async spend(events: number): Promise<void> {
    const { burst, perSecond } = this.#rule;
    const now = performance.now();
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond) - (pageCost + events);
    this.#at = now;
    const owed = -this.#left;
    if (owed > 0) await new Promise((done) => setTimeout(done, (owed / perSecond) * 1000));
  }
}
