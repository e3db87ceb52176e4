import type { Attempting, OutboxEntry, Outcome, PendingMessage } from './entry.ts';
import type { OutboxStore } from './store.ts';

export interface AttemptDeps {
  store: OutboxStore;
  /** Sends one message after its picture, and writes the response to the cache. */
  attempt(attempting: Attempting): Promise<Outcome>;
}

/** `taken-back`: the user deleted it while it was being sent. */
export type Tried = Outcome | 'taken-back';

interface Around {
  show(entry: OutboxEntry, change?: Partial<PendingMessage>): void;
  /** The abort controllers of running attempts, by client id. */
  aborts: Map<string, AbortController>;
}

/** Tries to send one message, and shows its progress. */
export async function attemptEntry(deps: AttemptDeps, entry: OutboxEntry, { show, aborts }: Around): Promise<Tried> {
  const abort = new AbortController();
  aborts.set(entry.clientId, abort);
  let current = entry;
  try {
    return await deps.attempt({
      entry,
      signal: abort.signal,
      onProgress: (progress) => {
        if (!abort.signal.aborted) show(current, { progress });
      },
      keepUpload: async (uploadId) => {
        if (!entry.picture) return;
        current = { ...entry, picture: { ...entry.picture, uploadId } };
        await deps.store.change(current);
        if (!abort.signal.aborted) show(current, { progress: null });
      },
    });
  } catch {
    return abort.signal.aborted ? 'taken-back' : { kind: 'unreachable' };
  } finally {
    aborts.delete(entry.clientId);
  }
}
