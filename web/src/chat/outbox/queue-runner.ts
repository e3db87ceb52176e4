import { type Backoff, createBackoff } from './backoff.ts';
import type { Attempting, OutboxEntry, Outcome, PendingMessage } from './entry.ts';
import type { OutboxStore } from './store.ts';
import type { OutboxTabs } from './tabs.ts';

export interface OutboxDeps {
  personId: string;
  store: OutboxStore;
  /** Sends one message after its picture, and writes the response to the cache. */
  attempt(attempting: Attempting): Promise<Outcome>;
  tabs: OutboxTabs;
  /** Whether the session still belongs to this user; null if the server cannot be reached. */
  isTheirSession(): Promise<boolean | null>;
  newId(): string;
  now(): number;
  random(): number;
}

interface Shower {
  show(entry: OutboxEntry, change?: Partial<PendingMessage>): void;
  gone(clientId: string, sent: boolean): void;
}

interface SenderDeps extends OutboxDeps, Shower {
  /** The abort controllers of running attempts, by client id. */
  aborts: Map<string, AbortController>;
  backoff: Backoff;
  isClosed: () => boolean;
}

/**
 * Sends the first message of a conversation's queue and shows the result. Resolves to true if there may be another to
 * send now.
 */
function createSender(deps: SenderDeps) {
  const { store, tabs, personId, backoff, isClosed, show, gone } = deps;

  const waiting = async (conversationId: string) =>
    (await store.all(personId)).filter((entry) => entry.conversationId === conversationId && entry.failure === null);

  async function sendNext(conversationId: string, session: { known: boolean }): Promise<boolean> {
    const [entry, ...later] = await waiting(conversationId);
    if (!entry || isClosed()) return false;
    if (entry.notBefore > deps.now()) {
      backoff.after(entry.notBefore - deps.now());
      for (const one of [entry, ...later]) show(one, { state: 'held-back' });
      return false;
    }
    if (!session.known) {
      const theirs = await deps.isTheirSession();
      if (theirs === null) return unreachable([entry, ...later]);
      if (!theirs || isClosed()) return false;
      session.known = true;
    }
    show(entry, { state: 'sending' });
    return settle(entry, later, await attemptEntry(deps, entry));
  }

  async function settle(entry: OutboxEntry, later: OutboxEntry[], outcome: Outcome | 'taken-back'): Promise<boolean> {
    if (outcome === 'taken-back') return !isClosed();
    if (outcome.kind === 'unreachable') return unreachable([entry, ...later]);
    backoff.reset();
    if (outcome.kind === 'done') {
      await store.remove(entry.order);
      gone(entry.clientId, true);
      tabs.broadcast({ gone: { clientId: entry.clientId, sent: true } });
      return true;
    }
    if (outcome.kind === 'logged-out') return false;
    const [current = entry] = (await store.all(personId)).filter(({ order }) => order === entry.order);
    if (outcome.kind === 'slow-down') {
      const held = { ...current, notBefore: deps.now() + outcome.seconds * 1000 };
      await store.change(held);
      // The next round shows it as held back and sets the timer.
      return !isClosed();
    }
    const failed = { ...current, failure: outcome.text };
    await store.change(failed);
    show(failed, { progress: null });
    tabs.broadcast({});
    return !isClosed();
  }

  function unreachable(entries: OutboxEntry[]): false {
    if (isClosed()) return false;
    for (const entry of entries) show(entry, { state: 'waiting-for-network', progress: null });
    backoff.next();
    return false;
  }

  return sendNext;
}

/** Tries to send one message, and shows its progress. `taken-back`: the user deleted it while it was being sent. */
async function attemptEntry(deps: SenderDeps, entry: OutboxEntry): Promise<Outcome | 'taken-back'> {
  const { store, attempt, show, aborts } = deps;
  const abort = new AbortController();
  aborts.set(entry.clientId, abort);
  let current = entry;
  try {
    return await attempt({
      entry,
      signal: abort.signal,
      onProgress: (progress) => {
        if (!abort.signal.aborted) show(current, { progress });
      },
      saveUpload: async (uploadId) => {
        if (!entry.picture) return;
        current = { ...entry, picture: { ...entry.picture, uploadId } };
        await store.change(current);
        if (!abort.signal.aborted) show(current, { progress: null });
      },
    });
  } catch {
    return abort.signal.aborted ? 'taken-back' : { kind: 'unreachable' };
  } finally {
    aborts.delete(entry.clientId);
  }
}

/** Sends the queues, one for each conversation: in order, one message at a time, and in one tab at a time. */
export function createQueueRunner(deps: OutboxDeps, shower: Shower) {
  const { store, tabs, personId } = deps;
  /**
   * The conversations being processed, and whether another run was requested meanwhile, by the user or automatically.
   */
  const working = new Map<string, { again: 'no' | 'asked' | 'by-hand' }>();
  const aborts = new Map<string, AbortController>();
  let closed = false;
  const backoff: Backoff = createBackoff(deps.random, () => void wake(() => store.all(personId)));
  const sendNext = createSender({ ...deps, ...shower, aborts, backoff, isClosed: () => closed });

  async function work(conversationId: string, byHand: boolean): Promise<void> {
    const state = { again: 'no' as 'no' | 'asked' | 'by-hand' };
    working.set(conversationId, state);
    // A user who has just sent a message is logged in; automatic sending checks the session first.
    const session = { known: byHand };
    try {
      await tabs.alone(conversationId, async () => {
        while (await sendNext(conversationId, session));
      });
    } catch {
      backoff.next();
    } finally {
      working.delete(conversationId);
    }
    if (state.again !== 'no' && !closed) await work(conversationId, state.again === 'by-hand');
  }

  function run(entries: readonly OutboxEntry[], byHand: boolean): void {
    if (closed) return;
    for (const { conversationId, failure } of entries) {
      if (failure !== null) continue;
      const state = working.get(conversationId);
      if (state) state.again = byHand || state.again === 'by-hand' ? 'by-hand' : 'asked';
      else void work(conversationId, byHand);
    }
  }

  async function wake(all: () => Promise<OutboxEntry[]>): Promise<void> {
    if (closed) return;
    backoff.clear();
    run(await all(), false);
  }

  return {
    run,
    wake,
    abort: (clientId: string) => aborts.get(clientId)?.abort(),
    close() {
      closed = true;
      backoff.clear();
      for (const abort of aborts.values()) abort.abort();
    },
  };
}
