import type { Attempting, OutboxEntry, Outcome, PendingMessage } from './entry.ts';
import type { Locks } from './page-locks.ts';
import type { OutboxStore } from './store.ts';

export interface SendQueueDeps {
  userId: string;
  store: OutboxStore;
  locks: Locks;
  /** Sends one message after its picture, and writes the response to the cache. */
  attempt(attempting: Attempting): Promise<Outcome>;
  /** Whether the device has a network. */
  isOnline(): boolean;
  /** Whether the session still belongs to this user; null if the server cannot be reached. */
  isTheirSession(): Promise<boolean | null>;
}

interface Shown {
  /** Reads the unsent messages, and shows them. */
  load(): Promise<OutboxEntry[]>;
  draw(): void;
  /** Call this after a change of the store, with the message if it was sent. */
  changed(sent?: OutboxEntry): Promise<void>;
}

/** Why the messages of a conversation wait. */
interface Wait {
  state: 'waiting-for-network' | 'held-back';
  /** Do not send before this time (milliseconds since 1970). */
  until: number;
}

interface Attempt {
  abort: AbortController;
  progress: number | null;
}

/** Sends the messages of each conversation in order, one at a time, and in one tab at a time. */
export class SendQueue {
  readonly #deps: SendQueueDeps;
  readonly #shown: Shown;
  /** The running attempts, by client id. */
  readonly #attempts = new Map<string, Attempt>();
  readonly #waits = new Map<string, Wait>();
  /** The conversations that wait for their turn to send. They need no second turn, because the first sends everything. */
  readonly #queued = new Set<string>();
  /** False until the server has confirmed it, because another user may have logged in meanwhile. */
  #isSessionKnown = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timerDue = Number.POSITIVE_INFINITY;
  #isClosed = false;

  constructor(deps: SendQueueDeps, shown: Shown) {
    this.#deps = deps;
    this.#shown = shown;
  }

  stateOf({ clientId, conversationId, failure }: OutboxEntry): Omit<PendingMessage, 'entry'> {
    if (failure !== null) return { state: 'failed', progress: null };
    const attempt = this.#attempts.get(clientId);
    if (attempt) return { state: 'sending', progress: attempt.progress };
    // After a reload, no attempt has failed yet.
    const untried = this.#deps.isOnline() ? 'sending' : 'waiting-for-network';
    return { state: this.#waits.get(conversationId)?.state ?? untried, progress: null };
  }

  /** Sends everything that waits. */
  async wake(): Promise<void> {
    if (this.#isClosed) return;
    this.#clearTimer();
    this.#isSessionKnown = false;
    try {
      for (const { conversationId, failure } of await this.#shown.load())
        if (failure === null) this.#send(conversationId);
    } catch {
      this.#backOff();
    }
  }

  /** A user who has just acted is logged in, so their message waits for no check of the session. */
  sendByHand(conversationId: string): void {
    this.#isSessionKnown = true;
    this.#send(conversationId);
  }

  abort(clientId: string): void {
    this.#attempts.get(clientId)?.abort.abort();
  }

  close(): void {
    this.#isClosed = true;
    this.#clearTimer();
    for (const { abort } of this.#attempts.values()) abort.abort();
  }

  #send(conversationId: string): void {
    if (this.#queued.has(conversationId)) return;
    this.#queued.add(conversationId);
    const sendAll = async () => {
      this.#queued.delete(conversationId);
      let mayContinue = true;
      while (mayContinue && !this.#isClosed) mayContinue = await this.#sendFirst(conversationId);
    };
    const name = `besesaka-outbox:${this.#deps.userId}:${conversationId}`;
    this.#deps.locks.request(name, sendAll).catch(() => this.#backOff());
  }

  /** Sends the first message of a conversation. Resolves to true if there may be another to send now. */
  async #sendFirst(conversationId: string): Promise<boolean> {
    const entries = await this.#shown.load();
    const entry = entries.find((one) => one.conversationId === conversationId && one.failure === null);
    if (!entry) return false;
    const heldFor = (this.#waits.get(conversationId)?.until ?? 0) - Date.now();
    if (heldFor > 0) {
      this.#wakeIn(heldFor);
      return false;
    }
    const isTheirs = this.#isSessionKnown || (await this.#deps.isTheirSession());
    if (isTheirs === null) return this.#unreachable(conversationId);
    if (!isTheirs || this.#isClosed) return false;
    this.#isSessionKnown = true;
    return this.#settle(entry, await this.#attempt(entry));
  }

  async #attempt(entry: OutboxEntry): Promise<Outcome> {
    const attempt: Attempt = { abort: new AbortController(), progress: null };
    const { signal } = attempt.abort;
    this.#attempts.set(entry.clientId, attempt);
    this.#shown.draw();
    try {
      return await this.#deps.attempt({
        entry,
        signal,
        onProgress: (progress) => {
          attempt.progress = progress;
          this.#shown.draw();
        },
        saveUpload: async (uploadId) => {
          if (!entry.picture) return;
          await this.#deps.store.change(entry.order, { picture: { ...entry.picture, uploadId } });
          await this.#shown.load();
        },
      });
    } catch {
      return { kind: signal.aborted ? 'taken-back' : 'unreachable' };
    } finally {
      this.#attempts.delete(entry.clientId);
    }
  }

  async #settle(entry: OutboxEntry, outcome: Outcome): Promise<boolean> {
    const { conversationId, order } = entry;
    if (outcome.kind === 'unreachable') return this.#unreachable(conversationId);
    this.#failures = 0;
    this.#waits.delete(conversationId);
    if (outcome.kind === 'slow-down')
      this.#waits.set(conversationId, { state: 'held-back', until: Date.now() + outcome.seconds * 1000 });
    if (outcome.kind === 'refused') {
      await this.#deps.store.change(order, { failure: outcome.text });
      await this.#shown.changed();
    }
    if (outcome.kind === 'done') {
      await this.#deps.store.remove(order);
      await this.#shown.changed(entry);
    }
    return outcome.kind !== 'logged-out';
  }

  #unreachable(conversationId: string): false {
    this.#waits.set(conversationId, { state: 'waiting-for-network', until: 0 });
    this.#shown.draw();
    this.#backOff();
    return false;
  }

  /** Waits a second, doubling up to half a minute, each with random jitter. */
  #backOff(): void {
    const full = Math.min(30_000, 1000 * 2 ** Math.min(this.#failures, 10));
    this.#failures += 1;
    this.#wakeIn(full / 2 + (full / 2) * Math.random());
  }

  /** One timer for all conversations. The earliest time wins; one that must wait longer sets it again. */
  #wakeIn(milliseconds: number): void {
    const due = Date.now() + milliseconds;
    if (due >= this.#timerDue || this.#isClosed) return;
    this.#clearTimer();
    this.#timerDue = due;
    this.#timer = setTimeout(() => void this.wake(), milliseconds);
  }

  #clearTimer(): void {
    clearTimeout(this.#timer);
    this.#timerDue = Number.POSITIVE_INFINITY;
  }
}
