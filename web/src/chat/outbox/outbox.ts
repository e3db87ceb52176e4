import type { ShrunkPicture } from '#platform/uploads/shrink-picture.ts';
import type { NewOutboxEntry, OutboxEntry, PendingMessage, Quoted } from './entry.ts';
import { createQueueRunner, type OutboxDeps } from './queue-runner.ts';

export interface NewMessage {
  conversationId: string;
  content: string;
  picture?: ShrunkPicture | null;
  replyTo?: Quoted | null;
}

/** The pending messages by client id, including sent ones until the real messages replace them. */
function createShown() {
  const listeners = new Set<() => void>();
  const shown = new Map<string, PendingMessage>();
  let snapshot: readonly PendingMessage[] = [];

  const draw = () => {
    snapshot = [...shown.values()].sort((one, other) => one.entry.order - other.entry.order);
    for (const listener of listeners) listener();
  };

  return {
    /** Returns the same array until something changes. */
    pending: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    find: (clientId: string) => shown.get(clientId)?.entry,
    show(entry: OutboxEntry, change: Partial<PendingMessage> = {}): void {
      const before = shown.get(entry.clientId);
      if (before?.state === 'sent') return;
      const state = entry.failure === null ? (before?.state ?? 'sending') : 'failed';
      shown.set(entry.clientId, { progress: before?.progress ?? null, state, ...change, entry });
      draw();
    },
    gone(clientId: string, sent: boolean): void {
      const known = shown.get(clientId);
      if (known && sent) shown.set(clientId, { ...known, state: 'sent', progress: null });
      else shown.delete(clientId);
      draw();
    },
    drop(isDropped: (message: PendingMessage) => boolean): void {
      const dropped = [...shown.values()].filter(isDropped);
      for (const { entry } of dropped) shown.delete(entry.clientId);
      if (dropped.length > 0) draw();
    },
  };
}

function entryOf({ picture = null, replyTo = null, ...message }: NewMessage, deps: OutboxDeps): NewOutboxEntry {
  return {
    ...message,
    clientId: deps.newId(),
    personId: deps.personId,
    picture: picture && { ...picture, uploadId: null },
    replyTo,
    createdAt: new Date(deps.now()).toISOString(),
    failure: null,
    notBefore: 0,
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

/** A user's unsent messages. Each is stored before it is shown, and stays until it is acknowledged. */
export function createOutbox(deps: OutboxDeps) {
  const { personId, store, tabs } = deps;
  const { show, gone, find, drop, pending, subscribe } = createShown();
  const runner = createQueueRunner(deps, { show, gone });

  async function load(): Promise<void> {
    const stored = await store.all(personId);
    const there = new Set(stored.map(({ clientId }) => clientId));
    drop(({ state, entry }) => state !== 'sent' && !there.has(entry.clientId));
    for (const entry of stored) show(entry);
    runner.run(stored, false);
  }

  tabs.listen(({ gone: left }) => (left ? gone(left.clientId, left.sent) : void load()));
  void load();

  return {
    pending,
    subscribe,
    async add(message: NewMessage): Promise<void> {
      const stored = await store.add(entryOf(message, deps));
      show(stored);
      // Storage works again, so entries held in memory have new positions.
      if (pending().some(({ entry }) => entry.order > stored.order)) await load();
      tabs.broadcast({});
      runner.run([stored], true);
    },
    /** Sends a refused message again at the user's request. */
    async retry(clientId: string): Promise<void> {
      const entry = find(clientId);
      if (!entry || entry.failure === null) return;
      const again = { ...entry, failure: null, notBefore: 0 };
      await store.change(again);
      show(again, { state: 'sending' });
      tabs.broadcast({});
      runner.run([again], true);
    },
    /** Deletes the message, and aborts its upload if one is running. */
    async discard(clientId: string): Promise<void> {
      const entry = find(clientId);
      if (!entry) return;
      runner.abort(clientId);
      await store.remove(entry.order);
      gone(clientId, false);
      tabs.broadcast({ gone: { clientId, sent: false } });
    },
    /** Drops sent messages once the real ones are shown. */
    forget(clientIds: readonly string[]): void {
      drop(({ state, entry }) => state === 'sent' && clientIds.includes(entry.clientId));
    },
    /** Sends waiting messages now, because the network, the live connection or the user is back. */
    wake: () => runner.wake(() => store.all(personId)),
    close(): void {
      runner.close();
      tabs.close();
      store.close();
    },
  };
}
